/** Rows that are imported already, and what must not be lost without asking. */
export const delivery = {
  bar: '가져오기 진행 상황',
  left: '{{total}}행 중 {{n}}행 남음',
  delivered: '{{n}}행 가져옴',
  rejected: '{{n}}행 거부됨',
  skipped: '{{n}}행 건너뜀',
  state: '{{imported}}, {{rest}}.',
  imported_other: '{{n}}행은 이미 가져왔고',
  rest_other: '{{n}}행은 가져오지 않았습니다',
  cancelled: '가져오기가 취소되었습니다.',
  kept: '행은 그대로 남아 있습니다.',
  finish: '가져오기 마치기',
  host: { import: '오류로 가져오기가 중단되었습니다: {{reason}}', check: '행을 확인하지 못했습니다: {{reason}}' },
  row: { delivered: '가져옴', rejected: '거부됨', locked: '이 행은 이미 가져왔으므로 변경할 수 없습니다.' },
  change: {
    locked_other: '이미 가져온 {{n}}행은 변경되지 않았습니다.',
    added_other: '{{n}}행이 추가되었습니다.',
    columns_other: '{{n}}열이 들어가지 않았습니다.',
    rows_other: '{{n}}행이 들어가지 않았습니다.',
  },
  discard: {
    title: '변경 사항을 버릴까요?',
    cells: '이 설정을 사용하면 파일이 다른 셀로 나뉩니다. 행의 변경 사항이 사라집니다.',
    sheet: '변경 사항은 현재 시트에 속하며 사라집니다.',
    file: '변경 사항은 현재 파일에 속하며 사라집니다.',
    keep: '변경 사항 유지',
    discard: '변경 사항 버리기',
  },
  drop: {
    reading: '“{{name}}” 파일을 아직 읽고 있습니다. 다른 파일을 업로드하려면 취소하세요.',
    busy: '가져오기가 진행 중입니다. 다른 파일을 업로드하려면 첫 단계로 돌아가세요.',
  },
};
