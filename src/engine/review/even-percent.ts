/** Calls `report` at each even percentage once, however long the work. */
export function onEvenPercent(report: (percent: number) => void): (done: number, total: number) => void {
  let last = -1;
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 50) * 2;
    if (percent === last) return;
    last = percent;
    report(percent);
  };
}
