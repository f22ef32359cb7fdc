import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta: Meta = { title: 'UI/Pagination' };
export default meta;

function page(number: number, at: number) {
  return {
    kind: 'page' as const,
    key: String(number),
    text: String(number),
    label: `Page ${number}`,
    selected: number === at,
    onSelect: () => {},
  };
}
const gap = (key: string) => ({ kind: 'gap' as const, key });
const go = () => {};

export const FirstOfTwo: StoryObj = {
  render: () => (
    <Pagination
      label="Pages"
      items={[page(1, 1), page(2, 1)]}
      previous={{ label: 'Previous page' }}
      next={{ label: 'Next page', onSelect: go }}
    />
  ),
};
export const InTheMiddleOfMany: StoryObj = {
  render: () => (
    <Pagination
      label="Pages"
      items={[
        page(1, 50),
        gap('before'),
        page(49, 50),
        page(50, 50),
        page(51, 50),
        gap('after'),
        page(104, 50),
      ]}
      previous={{ label: 'Previous page', onSelect: go }}
      next={{ label: 'Next page', onSelect: go }}
    />
  ),
};
