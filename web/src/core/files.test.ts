import { afterEach, expect, it } from 'vitest';
import { fileOf, forgetFile, forgetFiles, pickFiles } from './files.ts';

afterEach(forgetFiles);

it('tells the core what a file is called, how large it is, and how it begins', async () => {
  const bytes = Uint8Array.from({ length: 40 }, (_, at) => at);
  const [picked] = await pickFiles([new File([bytes], 'slip.png')]);
  expect(picked).toMatchObject({ name: 'slip.png', size: 40, head: [...bytes.slice(0, 16)] });
});

it('keeps a file under its handle until it is let go', async () => {
  const [one, two] = await pickFiles([new File(['a'], 'a'), new File(['b'], 'b')]);
  expect(one?.handle).not.toBe(two?.handle);
  expect(fileOf(one?.handle ?? 0)?.name).toBe('a');
  forgetFile(one?.handle ?? 0);
  expect(fileOf(one?.handle ?? 0)).toBeUndefined();
  forgetFiles();
  expect(fileOf(two?.handle ?? 0)).toBeUndefined();
});

it('takes a file that can not be read for one without bytes', async () => {
  const gone = new File(['x'], 'gone');
  gone.slice = () => {
    throw new Error('the file was moved');
  };
  expect((await pickFiles([gone]))[0]?.head).toEqual([]);
});
