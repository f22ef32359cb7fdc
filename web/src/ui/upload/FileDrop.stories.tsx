import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop, FileRow } from './FileDrop.tsx';

const meta: Meta<typeof FileDrop> = { title: 'UI/File drop', component: FileDrop };
export default meta;
type Story = StoryObj<typeof FileDrop>;

const place = {
  label: 'Pictures',
  prompt: 'Drop pictures here, or choose them',
  buttonLabel: 'Choose pictures',
  hint: 'At most 3 pictures, png or jpg, each under 5 MB.',
  accept: 'image/png,image/jpeg',
  onFiles: () => {},
};
const row = { file: undefined, removeLabel: 'Remove', onRemove: () => {} };

export const Empty: Story = { args: place };
export const Full: Story = { args: { ...place, disabled: true } };
export const WithFiles: Story = {
  args: {
    ...place,
    children: (
      <ul>
        <FileRow {...row} name="slip.png" size="940 KB" progress="Uploaded" done />
        <FileRow
          {...row}
          name="a-very-long-name-of-a-picture-from-a-camera.jpg"
          size="4.9 MB"
          progress="Uploading"
          busy
        />
        <FileRow {...row} name="notes.svg" size="12 KB" error="This file is neither png nor jpg." />
        <FileRow
          {...row}
          name="late.png"
          size="1.2 MB"
          error="The connection broke."
          detail="Request req-1"
          again={{ label: 'Upload again', onAgain: () => {} }}
        />
      </ul>
    ),
  },
};
export const Refused: Story = { args: { ...place, error: 'A picture is needed for this application.' } };
