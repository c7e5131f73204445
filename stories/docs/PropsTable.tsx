import type { ReactNode } from 'react';
import { CSVImporter } from 'rowgate';
import { OPTION_STORIES } from './option-stories.js';

interface PropDocs {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly name: string };
}

/** The documentation that the build reads from the types. */
const documented = (CSVImporter as { readonly __docgenInfo?: { readonly props: Readonly<Record<string, PropDocs>> } })
  .__docgenInfo;

/** Every prop with its type and the story that shows it. */
export function PropsTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Prop</th>
          <th>Type</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(OPTION_STORIES).map(([name, story]) => {
          const prop = documented?.props[name];
          return (
            <tr key={name}>
              <th scope="row">
                <a href={`./?path=/story/${story}`} target="_top">
                  {name}
                </a>
              </th>
              <td>
                <code>{prop?.type.name.replace(/ \| undefined$/, '')}</code>
              </td>
              <td>{worded(prop?.description ?? '')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Renders text between backticks as code. */
function worded(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
