import { Component, ElementRef, effect, inject, input, output } from '@angular/core';
import type { OnDestroy, OnInit } from '@angular/core';
import { loadRowgate } from './load-rowgate';
import type { ImporterConfig, ImporterHandle } from './load-rowgate';

type Result = Parameters<NonNullable<ImporterConfig['onComplete']>>[0];

/** Wraps the importer of the script-tag build in a component, with inputs and outputs for options and callbacks. */
@Component({ selector: 'app-csv-importer', template: '' })
export class CsvImporterComponent implements OnInit, OnDestroy {
  /** All options of `CSVImporter`. A new object updates them without interrupting an import. */
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
