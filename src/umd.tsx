import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ImporterCall } from './headless/index.js';
import { CSVImporter } from './ui/index.js';
import type { CSVImporterProps, LookProps } from './ui/index.js';

export { BackendError, createContentAdapter, createRestAdapter } from './adapters/index.js';

export interface ImporterConfig extends CSVImporterProps {
  /** The element to render into, in place of what it contains. Default: a new element at the end of the body. */
  readonly domElement?: Element;
}

export interface ImporterHandle {
  showModal(): void;
  closeModal(): void;
  /** Updates part of the configuration; an import in progress continues, with the columns it began with. */
  update(config?: Partial<ImporterConfig>): void;
  /** Removes the importer. Calls after this one have no effect. */
  destroy(): void;
}

/**
 * The importer for pages without a bundler. The modal stays closed until `showModal`, unless `modalIsOpen` is set.
 * Throws a TypeError if `domElement` is something else than an element.
 */
export const createCSVImporter = function createCSVImporter(config: ImporterConfig | undefined): ImporterHandle {
  const { domElement, ...initial } = config ?? {};
  // Scripts have no types, and a selector is easily given instead.
  if (domElement && typeof domElement.replaceChildren !== 'function') {
    throw new TypeError('“domElement” must be an element, for example document.querySelector("#importer").');
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  let state: 'waiting' | 'shown' | 'destroyed' = 'waiting';
  let props: CSVImporterProps = initial;
  let isOpen = initial.modalIsOpen ?? false;
  const render = (): void => {
    if (state !== 'shown') return;
    const close = (): void => {
      isOpen = false;
      props.modalOnCloseTriggered?.();
      render();
    };
    root.render(createElement(CSVImporter, { ...props, modalIsOpen: isOpen, modalOnCloseTriggered: close }));
  };
  const show = (open: boolean): void => {
    isOpen = open;
    render();
  };
  const begin = (): void => {
    if (state === 'destroyed') return;
    state = 'shown';
    if (domElement) {
      // An element of its own, so that a later importer in the same place is not removed with this one.
      place.style.display = 'contents';
      domElement.replaceChildren(place);
    } else document.body.append(place);
    render();
  };
  // A script in the head runs before there is a body.
  if (domElement || document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin, { once: true });
  return {
    showModal: () => show(true),
    closeModal: () => show(false),
    update(config) {
      const { domElement: _fixed, ...changes } = config ?? {};
      props = { ...props, ...changes };
      isOpen = changes.modalIsOpen ?? isOpen;
      render();
    },
    destroy() {
      state = 'destroyed';
      root.unmount();
      place.remove();
    },
  };
} as ImporterCall<LookProps & Pick<ImporterConfig, 'domElement'>, ImporterHandle>;
