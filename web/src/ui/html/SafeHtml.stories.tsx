import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeHtml } from './SafeHtml.tsx';

const meta: Meta<typeof SafeHtml> = { title: 'UI/SafeHtml', component: SafeHtml };
export default meta;
type Story = StoryObj<typeof SafeHtml>;

export const Notice: Story = {
  args: {
    html: {
      untrusted:
        '<h2>Maintenance</h2><p>The live tables rest on <b>22 November</b>.</p><ul><li>04:00 to 05:00</li></ul><a href="https://example.com/status">Status page</a>',
    },
  },
};
export const Hostile: Story = {
  args: {
    html: {
      untrusted:
        '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">press</a><iframe srcdoc="<script>alert(4)</script>"></iframe><form action="/x"><input name="p"></form><p style="position:fixed;inset:0">Only this line is left.</p>',
    },
  },
};
