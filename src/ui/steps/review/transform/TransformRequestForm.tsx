import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../../../../headless/index.js';
import { useClassName } from '../../../hooks/look.js';
import { useTranslate } from '../../../hooks/words.js';
import type { Sendable } from './use-transform.js';

interface TransformRequestFormProps {
  readonly prompt: string;
  readonly sendable: Sendable | null;
  /** A proposal is on its way. */
  readonly isWorking: boolean;
  onPrompt(prompt: string): void;
  onAsk(): void;
  onStop(): void;
}

const EXAMPLES = ['case', 'dates', 'replace', 'blank'] as const;
const MAX_PROMPT = 2000;

/** The sentence, with what will be sent for it to be understood. */
export function TransformRequestForm(props: TransformRequestFormProps): ReactNode {
  const { prompt, sendable, isWorking, onPrompt, onAsk, onStop } = props;
  const t = useTranslate();
  const input = useClassName('input', 'rg-field');
  const button = useClassName('button', 'rg-button');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isReady = sendable !== null && prompt.trim().length >= 3;
  useIsomorphicLayoutEffect(() => {
    field.current?.focus();
  }, [isWorking]);
  // The first column that an example is about gives it its name.
  const label = sendable?.columns[0]?.label ?? '';
  return (
    <form
      className="rg-transform-body"
      onSubmit={(event) => {
        event.preventDefault();
        // In a modal, the form around is the host's.
        event.stopPropagation();
        if (isReady && !isWorking) onAsk();
      }}
    >
      <label htmlFor={id} className="rg-transform-label">
        {t('transform.prompt')}
      </label>
      <textarea
        ref={field}
        data-first-focus
        id={id}
        className={input}
        rows={3}
        maxLength={MAX_PROMPT}
        value={prompt}
        readOnly={isWorking}
        placeholder={t('transform.placeholder')}
        onChange={(event) => onPrompt(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className="rg-transform-examples" role="group" aria-label={t('transform.examples')}>
        {EXAMPLES.map((example) => {
          const sentence = t(`transform.example.${example}`, { column: label });
          return (
            <button
              key={example}
              type="button"
              className="rg-tag"
              disabled={isWorking}
              onClick={() => {
                onPrompt(sentence);
                field.current?.focus();
              }}
            >
              {sentence}
            </button>
          );
        })}
      </div>
      {sendable ? <SentSamples sendable={sendable} /> : null}
      <div className="rg-actions">
        {isWorking ? (
          <button type="button" className={button} onClick={onStop}>
            {t('cancel')}
          </button>
        ) : null}
        <button
          type="submit"
          className={button}
          data-kind="primary"
          data-action="preview"
          disabled={!isReady || isWorking}
        >
          {t('transform.ask')}
        </button>
      </div>
    </form>
  );
}

/** What goes to the server with the sentence, to the letter. */
function SentSamples({ sendable: { columns, rows } }: { readonly sendable: Sendable }): ReactNode {
  const t = useTranslate();
  return (
    <details className="rg-transform-sent" open>
      <summary>
        {t(rows.length > 0 ? 'transform.sent.samples' : 'transform.sent.names', { count: rows.length })}
      </summary>
      {/* Keyboards scroll what can be focused. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-label={t('transform.sent.label')}>
        <table>
          <tbody>
            {columns.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {rows.map((row, at) => (
                  // The rows have no other name than their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={at} dir="auto">
                    {row[id]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
