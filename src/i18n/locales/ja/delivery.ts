/** Rows that are imported already, and what must not be lost without asking. */
export const delivery = {
  bar: 'インポートの状況',
  left: '{{total}} 行中 残り {{n}} 行',
  delivered: 'インポート済み {{n}} 行',
  rejected: '拒否 {{n}} 行',
  skipped: 'スキップ {{n}} 行',
  state: '{{imported}}、{{rest}}。',
  imported_other: '{{n}} 行はインポート済み',
  rest_other: '{{n}} 行は未インポートです',
  cancelled: 'インポートをキャンセルしました。',
  kept: '行はそのまま残っています。',
  finish: 'インポートを完了',
  host: {
    import: 'エラーのためインポートが停止しました: {{reason}}',
    check: '行をチェックできませんでした: {{reason}}',
  },
  row: { delivered: 'インポート済み', rejected: '拒否', locked: 'この行はインポート済みのため変更できません。' },
  change: {
    locked_other: 'インポート済みの {{n}} 行は変更されませんでした。',
    added_other: '{{n}} 行を追加しました。',
    columns_other: '{{n}} 列が収まりませんでした。',
    rows_other: '{{n}} 行が収まりませんでした。',
  },
  discard: {
    title: '変更を破棄しますか?',
    cells: 'この設定ではファイルが別のセルに分割されます。行の変更は失われます。',
    sheet: '変更は現在のシートのものであり、失われます。',
    file: '変更は現在のファイルのものであり、失われます。',
    keep: '変更を残す',
    discard: '変更を破棄',
  },
  drop: {
    reading: '「{{name}}」を読み込み中です。別のファイルをアップロードするにはキャンセルしてください。',
    busy: 'インポートの途中です。別のファイルをアップロードするには最初のステップに戻ってください。',
  },
};
