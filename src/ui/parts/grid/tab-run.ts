import { clampPlace, placeAfterTab } from './navigation.js';
import type { CellPlace, GridSize } from './navigation.js';

/** Remembers where a run of Tabs began: Enter goes on below that cell, as in spreadsheets. */
export class TabRun {
  #start = 0;
  #at: CellPlace | null = null;

  /** The cell after Tab, or before Shift+Tab. */
  next(place: CellPlace, size: GridSize, backwards: boolean): CellPlace {
    const start = this.#startOf(place);
    this.#at = placeAfterTab(place, size, backwards);
    this.#start = start;
    return this.#at;
  }

  /** The cell after Enter. */
  below(place: CellPlace, size: GridSize): CellPlace {
    return clampPlace({ position: place.position + 1, column: this.#startOf(place) }, size);
  }

  #startOf({ position, column }: CellPlace): number {
    return this.#at?.position === position && this.#at.column === column ? this.#start : column;
  }
}
