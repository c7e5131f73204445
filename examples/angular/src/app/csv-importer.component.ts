import { Component, ElementRef, effect, inject, input, output } from '@angular/core';
import type { OnDestroy, OnInit } from '@angular/core';
import { loadRowgate } from './load-rowgate';
import type { ImporterConfig, ImporterHandle } from './load-rowgate';

type Result = Parameters<NonNullable<ImporterConfig['onComplete']>>[0];

/** The importer of the script-tag build as a component: inputs and outputs for options and calls. */
@Component({ selector: 'app-csv-importer', template: '' })
export class CsvImporterComponent implements OnInit, OnDestroy {
  /** Everything `CSVImporter` takes; a new object changes it, an import in progress goes on. */
  readonly config = input.required<ImporterConfig>();
  readonly open = input(false);
  readonly complete = output<Result>();
  readonly closed = output();
  readonly failed = output<unknown>();

  readonly #place = inject<ElementRef<HTMLElement>>(ElementRef);
  #importer: ImporterHandle | undefined;
  #isGone = false;

  constructor() {
    effect(() => this.#show(this.open()));
    effect(() => this.#importer?.update(this.#configured(this.config())));
  }

  async ngOnInit(): Promise<void> {
    try {
      const { createCSVImporter } = await loadRowgate();
      if (this.#isGone) return;
      const domElement = this.#place.nativeElement;
      this.#importer = createCSVImporter({ ...this.#configured(this.config()), domElement });
      this.#show(this.open());
    } catch (error) {
      this.failed.emit(error);
    }
  }

  ngOnDestroy(): void {
    this.#isGone = true;
    this.#importer?.destroy();
  }

  #configured(config: ImporterConfig): ImporterConfig {
    return {
      ...config,
      onComplete: (result) => this.complete.emit(result),
      modalOnCloseTriggered: () => this.closed.emit(),
    };
  }

  #show(isOpen: boolean): void {
    if (isOpen) this.#importer?.showModal();
    else this.#importer?.closeModal();
  }
}
