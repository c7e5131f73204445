export const errors = {
  'empty-file': 'Este arquivo está vazio. Escolha um arquivo com uma linha de cabeçalho e ao menos uma linha de dados.',
  'unsupported-file': '“{{fileName}}” não é uma planilha. Escolha um arquivo CSV, TSV, de texto ou do Excel.',
  'encrypted-file': 'Esta pasta de trabalho está protegida por senha. Salve-a sem senha no Excel e tente novamente.',
  'broken-file':
    'Esta pasta de trabalho está danificada e não pode ser lida. Abra e salve-a no Excel ou exporte-a como CSV.',
  'file-too-large': 'Este arquivo excede o limite de {{limit}}. Divida-o e importe as partes separadamente.',
  'workbook-too-large':
    'Esta pasta de trabalho é grande demais: descompactados, os dados podem ocupar no máximo {{limit}}, cerca de {{rows}} linhas de 10 colunas. Salve a planilha como CSV e importe esse arquivo.',
  'too-many-rows': 'Este arquivo tem mais de {{limit}} linhas. Divida-o e importe as partes separadamente.',
  'too-many-columns':
    'Este arquivo tem {{count}} colunas; no máximo {{limit}} podem ser lidas. O delimitador está correto?',
  'row-too-large':
    'O registro que começa na linha {{line}} parece nunca terminar. Há aspas sem fechar ou o delimitador está errado?',
  'sheet-missing': 'A aba “{{sheet}}” não existe nesta pasta de trabalho. Escolha outra.',
  'no-rows':
    'Este arquivo não tem nenhuma linha de dados. Escolha um arquivo com uma linha de cabeçalho e ao menos uma linha abaixo dela.',
  'rows-invalid': 'Algumas linhas ainda têm problemas. Corrija ou exclua essas linhas primeiro.',
  'invalid-pattern':
    'Esta importação não está configurada corretamente (coluna “{{label}}”: padrão inválido). Entre em contato com o suporte.',
  'invalid-columns': 'Esta importação não está configurada corretamente ({{reason}}). Entre em contato com o suporte.',
  'not-ready': 'Falta algo para continuar. Escolha o arquivo novamente.',
  superseded: 'Uma ação posterior substituiu esta.',
  host: 'As linhas não foram aceitas. Nada foi perdido: tente novamente.',
  'rows-refused_one': '{{n}} linha não foi aceita. Ela está marcada abaixo; corrija-a e envie-a novamente.',
  'rows-refused_many':
    '{{n}} de linhas não foram aceitas. Elas estão marcadas abaixo; corrija-as e envie-as novamente.',
  'rows-refused_other': '{{n}} linhas não foram aceitas. Elas estão marcadas abaixo; corrija-as e envie-as novamente.',
  'backend-unknown-importer':
    'O servidor não reconhece mais esta importação. Suas linhas continuam aqui; avise quem a configurou.',
  'backend-not-allowed':
    'O servidor não permite esta importação. Suas linhas continuam aqui; talvez seja preciso entrar novamente na sua conta.',
  'backend-unreachable':
    'Não foi possível acessar o servidor. Suas linhas continuam aqui; tente novamente em instantes.',
  'backend-busy': 'O servidor está sobrecarregado. Suas linhas continuam aqui; tente novamente em instantes.',
  'backend-rejected': 'O servidor recusou esta importação. Suas linhas continuam aqui.',
  'backend-imported':
    'Uma tentativa anterior, cuja resposta se perdeu, foi concluída: as linhas foram importadas como estavam, sem as suas alterações posteriores. Para importá-las mais uma vez, importe novamente.',
  'backend-failed':
    'A importação falhou no servidor e nenhuma linha foi importada. Suas linhas continuam aqui; tente novamente.',
  'backend-rows_one': '{{reason}} {{n}} linha está marcada abaixo; corrija-a e importe novamente.',
  'backend-rows_many': '{{reason}} {{n}} de linhas estão marcadas abaixo; corrija-as e importe novamente.',
  'backend-rows_other': '{{reason}} {{n}} linhas estão marcadas abaixo; corrija-as e importe novamente.',
  unexpected: 'Algo deu errado: {{reason}}. Suas linhas continuam aqui; tente novamente.',
};
