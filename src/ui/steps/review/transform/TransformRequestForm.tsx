import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../../../../headless/index.js';
import { useClassName } from '../../../hooks/look.js';
import { useTranslate } from '../../../hooks/words.js';
import type { Sendable } from './use-transform.js';

interface TransformRequestFormProps {
  readonly prompt: string;
  readonly sendable: Sendable | null;
  /** Whether a proposal is being created. */
  readonly isWorking: boolean;
  onPrompt(prompt: string): void;
  onAsk(): void;
  onStop(): void;
}

const EXAMPLES = ['case', 'dates', 'replace', 'blank'] as const;
const MAX_PROMPT = 2000;

/** The prompt, and the data that will be sent with it. */
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
  // The examples mention the first column.
  const label = sendable?.columns[0]?.label ?? '';
  return (
    <form
      className="rg-transform-body"
      onSubmit={(event) => {
        event.preventDefault();
        // A modal may be inside a form of the host.
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

/** Exactly the data that is sent to the server with the prompt. */
function SentSamples({ sendable: { columns, rows } }: { readonly sendable: Sendable }): ReactNode {
  const t = useTranslate();
  return (
    <details className="rg-transform-sent" open>
      <summary>
        {t(rows.length > 0 ? 'transform.sent.samples' : 'transform.sent.names', { count: rows.length })}
      </summary>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-label={t('transform.sent.label')}>
        <table>
          <tbody>
            {columns.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {rows.map((row, at) => (
                  // The sample rows have no id other than their position.
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
