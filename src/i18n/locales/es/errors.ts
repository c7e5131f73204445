export const errors = {
  'empty-file': 'Este archivo está vacío. Elija uno con una fila de encabezado y al menos una fila de datos.',
  'unsupported-file': '«{{fileName}}» no es una hoja de cálculo. Elija un archivo CSV, TSV, de texto o de Excel.',
  'encrypted-file':
    'Este libro está protegido con una contraseña. Guárdelo sin contraseña en Excel e inténtelo de nuevo.',
  'broken-file': 'Este libro está dañado y no se puede leer. Ábralo y guárdelo en Excel, o expórtelo como CSV.',
  'file-too-large': 'Este archivo supera el límite de {{limit}}. Divídalo e importe las partes por separado.',
  'workbook-too-large':
    'Este libro es demasiado grande: descomprimidos, sus datos pueden ocupar como máximo {{limit}}, unas {{rows}} filas de 10 columnas. Guarde la hoja como CSV e importe ese archivo.',
  'too-many-rows': 'Este archivo tiene más de {{limit}} filas. Divídalo e importe las partes por separado.',
  'too-many-columns':
    'Este archivo tiene {{count}} columnas; se pueden leer como máximo {{limit}}. ¿Es correcto el delimitador?',
  'row-too-large':
    'La fila que empieza en la línea {{line}} no parece terminar nunca. ¿Hay comillas sin cerrar o es incorrecto el delimitador?',
  'sheet-missing': 'La hoja «{{sheet}}» no está en este libro. Elija otra.',
  'no-rows':
    'Este archivo no contiene ninguna fila de datos. Elija uno con una fila de encabezado y al menos una fila debajo.',
  'rows-invalid': 'Algunas filas todavía tienen problemas. Corríjalas o elimínelas primero.',
  'invalid-pattern':
    'Esta importación no está bien configurada (columna «{{label}}»: patrón no válido). Póngase en contacto con el soporte.',
  'invalid-columns': 'Esta importación no está bien configurada ({{reason}}). Póngase en contacto con el soporte.',
  'not-ready': 'Falta algo para poder continuar. Elija el archivo de nuevo.',
  superseded: 'Una acción posterior reemplazó a esta.',
  host: 'Las filas no se aceptaron. No se ha perdido nada: inténtelo de nuevo.',
  'rows-refused_one': 'No se aceptó {{n}} fila. Está marcada abajo; corríjala y envíela de nuevo.',
  'rows-refused_many': 'No se aceptaron {{n}} de filas. Están marcadas abajo; corríjalas y envíelas de nuevo.',
  'rows-refused_other': 'No se aceptaron {{n}} filas. Están marcadas abajo; corríjalas y envíelas de nuevo.',
  'backend-unknown-importer':
    'El servidor ya no reconoce esta importación. Sus filas siguen aquí; avise a quien la configuró.',
  'backend-not-allowed':
    'El servidor no permite esta importación. Sus filas siguen aquí; es posible que deba iniciar sesión de nuevo.',
  'backend-unreachable':
    'No se puede conectar con el servidor. Sus filas siguen aquí; inténtelo de nuevo en un momento.',
  'backend-busy': 'El servidor está sobrecargado. Sus filas siguen aquí; inténtelo de nuevo en un momento.',
  'backend-rejected': 'El servidor rechazó esta importación. Sus filas siguen aquí.',
  'backend-imported':
    'Un intento anterior, cuya respuesta se perdió, sí llegó: las filas se importaron tal como estaban entonces, sin sus cambios posteriores. Para importarlas otra vez, vuelva a pulsar importar.',
  'backend-failed':
    'La importación falló en el servidor y no se importó ninguna fila. Sus filas siguen aquí; inténtelo de nuevo.',
  'backend-rows_one': '{{reason}} La fila está marcada abajo; corríjala e importe de nuevo.',
  'backend-rows_many': '{{reason}} {{n}} de filas están marcadas abajo; corríjalas e importe de nuevo.',
  'backend-rows_other': '{{reason}} {{n}} filas están marcadas abajo; corríjalas e importe de nuevo.',
  unexpected: 'Algo salió mal: {{reason}}. Sus filas siguen aquí; inténtelo de nuevo.',
};
