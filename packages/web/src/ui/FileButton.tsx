import { IconFolderOpen } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { buttonClass } from './button-class.ts';
import css from './FileButton.module.css';

export interface FileButtonProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'onChange' | 'children'
> {
  /** Label of the button: a browser's own would be in its language. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the device's files; a file of the same name may be chosen again. */
export const FileButton = ({ label, onFiles, ...input }: FileButtonProps) => (
  <label className={`${buttonClass({})} ${css.file}`} data-wrong={input['aria-invalid'] || undefined}>
    <IconFolderOpen size={20} aria-hidden="true" />
    {label}
    <input
      {...input}
      type="file"
      className={css.input}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  </label>
);
