/** Spanish and Portuguese words for people, companies, personnel and law, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const IBERIAN_PEOPLE = `
unit: unidad,unidade
exchange rate: cambio
position: posicion,posicao
industry: sector,setor
order: orden
quote: cotizacion,cotacao
installment: cuota
invoice date: data emissao,emissao,emision,fecha emision
time: hora
name: nombre completo,nome completo,denominacion,denominacao,nombre,nome,apellidos,denominacion social,nome social
first name: nombre,nome,prenome
last name: apellido,primer apellido,apellido paterno,sobrenome,apelido,apellido materno
middle name: segundo nombre,nome meio
maiden name: apellido soltera,apellido casada
nickname: apodo,nome social,apelido carinhoso
name-prefix: tratamiento,tratamento
name-suffix: sufijo,sufixo
initials: iniciales,iniciais,siglas
email: correo,correo electronico,correio eletronico,e posta
phone: telefono,telefone,fone,contato telefonico,fono,telf,tlf,telef,tfn
mobile phone: movil,celular,telemovel,movel,cel
extension: ramal
birth date: nacimiento,cumpleanos,nascimento,fecha nac,nac,nasc,fnac,fecnac,aniversario
birth place: naturalidade
age: edad,idade,anos cumplidos
gender: sexo,genero
nationality: nacionalidad,ciudadania,cidadania
marital-status: estado civil,edo civil,est civil
language: idioma,lingua
national-id: nif,nie,cedula,cpf,identificacion,identidad,dni,cuil,rg,nss,curp,num doc,cc,ci,cartao cidadao,pis,documento
passport id: pasaporte,passaporte
employee id: legajo,matricula,chapa,n mecanografico,numero mecanografico
job title: cargo,puesto,ocupacion,ocupacao,profesion,funcao,posicion,profissao,oficio,puesto trabajo,categoria profesional,funcion
position: plaza
department: departamento,dpto,seccion,dep,depto,area trabajo,setor,lotacao,dependencia
team: equipe,equipo
division: divisao,unidad negocio,unidade negocio
group: grupo
manager: responsable,gerente,jefe,gestor,encargado,encarregado,coordinador,coordenador,lider
hire date: fecha ingreso,contratacion,admissao,fecha alta,f alta,contratacao,fecha antiguedad,incorporacion,alta,ingreso
termination date: fecha salida,demissao,desligamento,cese,f baja,fecha retiro,rescisao,baja
employment type: jornada,tipo contrato,tipo contratacion,tipo contratacao,vinculo
salary: ingresos anuales,salario,sueldo,remuneracao,nomina,ordenado,remuneracion,retribucion
hourly rate: tarifa hora,valor hora
bonus: bono,bonificacao,gratificacion,gratificacao,decimo terceiro,paga extra,prima
vacation-days: ferias,vacacion
skill: competencias,habilidades,conocimientos,conhecimentos
education: educacion,escolaridade,nivel educativo,formacion academica,grado academico,instruccion,grau escolaridade,estudios,titulacion,escolaridad
school: escuela,universidad,escola,colegio,institucion educativa,centro educativo,faculdade,facultad
grade: nota,calificacion,conceito
year-group: promocion,promocao,cohorte,generacion
student id: ra
guardian: responsavel,responsable legal,encarregado educacao,tutor,tutora,acudiente,apoderado
emergency contact: avisar a
blood-type: grupo sanguineo,factor sanguineo,grupo rh
username: usuario,nombre usuario,nick,utilizador
password: contrasena,senha,contrasenia,clave acceso
role: rol,perfil,permissao
consent: acepto,consentimiento,consentimento,aceite,autorizacion,autorizacao,autoriza,acepta,aceita,aceptacion,lopd,rgpd,lgpd,permisos,proteccion datos
newsletter: boletin,boletim
note: nota,comentario,observacion,observacao,observacoes,texto libre,obs,observ,anotacion,anotacao,apuntes,apontamento
bio: biografia,sobre mi,acerca de
photo: foto,fotografia,retrato
candidate: postulante,aspirante
address: direccion,domicilio,morada,endereco,dir,domic,dom,ende,direccao
street: calle,rua,logradouro,avenida
house-number: altura calle,portal,porta
unit-number: piso,interno,complemento,apartamento,apto,depto,puerta,bloco,bloque,escalera,oficina,fracao
address 2: linea direccion 2
city: ciudad,poblacion,localidad,municipio,cidade,pob,concelho,localidade,villa,vila,comuna
district: distrito,barrio,colonia,bairro,freguesia,parroquia,sector,zona urbana,urbanizacion,urb,vereda,alcaldia,delegacion
county: condado,comarca,canton
state: provincia,estado,uf,prov,edo,entidad federativa,comunidad autonoma,ccaa
region: regiao,zona
postal-code: codigo postal,cep,cp,c p,codpostal
country: pais,nacion,nacao,pais origen
latitude: latitud,coordenada y,coord y
longitude: longitud,coordenada x,coord x
location: ubicacion,lugar,sede,localizacao,local,localizacion,emplazamiento,sitio,plaza,domicilio trabajo,centro trabajo,puesto fisico,unidade,polo
building: edificio,predio,torre,pavilhao,pabellon,edif
room: sala,habitacion,cuarto,aula,ambiente,consultorio,despacho,laboratorio
floor: planta,andar,pavimento
company: negocio,empresa,compania,razon social,organizacion,razao social,nombre comercial,razon comercial,nome fantasia,institucion,entidad,sociedad,companhia,raz social,empleador,empregador,instituicao,organismo,emp
company id: cnpj,registro mercantil,numero registro,nipc
vat id: numero fiscal,cif,numero iva,contribuinte,ruc,rfc,nit,cuit,rut,nipc,inscricao estadual,nif
industry: ramo,segmento,giro,industria,actividad economica
employee count: plantilla,trabajadores
revenue: ingresos,facturacion,receita,faturamento,ventas,vendas,faturacao,volumen negocio,volume negocios
website: sitio,pagina,site
url: enlace,hiperlink,hipervinculo,ligacao
timezone: zona horaria,huso horario
account name: descripcion cuenta,descricao conta
customer: cliente,nombre cliente,comprador,nome cliente,cli,cte,clientes,consumidor,abonado,receptor,pagador
lead source: origen,fuente,fonte,origem,procedencia,como conheceu,como se entero
deal: oportunidad,negociacion,negociacao,negocio,trato
deal amount: valor contrato,monto contrato
probability: probabilidad
stage: fase,etapa,estagio
owner: titular,propietario,dueno,proprietario,responsable,dono,ejecutivo,comercial asignado,consultor,gestor conta,titular cuenta
pipeline: embudo,funil
competitor: competidor,concorrente
last-contacted: ultimo contato,ultimo contacto
assistant: assistente,asistente,secretaria,secretario
cancellation reason: motivo cancelacion,motivo baja,motivo anulacion
job-code: cno
pay rate: valor hora
pay grade: nivel salarial,grupo profesional,grupo cotizacion,categoria
net pay: salario neto,sueldo neto,salario liquido,neto a pagar,liquido a receber
overtime: horas extra,hora extra,hora extraordinaria,h extra
allowance: dieta,subsidio,asignacion,auxilio,complementos,vale transporte,vale refeicao
deduction: deducao,deduccion,deducoes,descontos,total descuentos,retenciones nomina
payment date: pagado el,pago em
leave type: tipo ausencia,tipo permiso,afastamento
sick-days: baja medica,incapacidades,atestado
hours: horas,horas trabajadas,hrs
work-permit: permiso trabajo,autorizacion trabajo
relationship: parentesco,relacion,relacao,vinculo familiar,parent
ethnicity: etnia,raza,raca,origen etnico,grupo etnico
disability: discapacidad,deficiencia,discapacitado,pcd,incapacidad
application date: fecha solicitud,data candidatura,postulacion,fecha aplicacion
vacancy: vacante,vaga,puesto solicitado,plaza ofertada
interview date: entrevista
recruiter: reclutador,recrutador,seleccionador
expected salary: pretensao salarial,expectativa salarial,pretensiones
performance-rating: desempeno,desempenho
ticket id: chamado,protocolo
ticket: entrada,incidencia,solicitud,caso,solicitacao,chamado,reclamacion,reclamo,aviso,peticion,requerimiento,solicitud servicio
title: titulo,asunto,assunto,encabezado,cabecera,tema,manchete,encabezamiento
description: descripcion,detalle,descricao,contenido,conteudo,glosa,desc,descrip,detalhe,detalhamento,enunciado,discriminacao,pormenor,texto,relato,concepto
requester: solicitante,informador,reportado por,solicitado por,peticionario,requerente,solicita,reporta,interesado
assignee: responsavel,agente,asignado,tecnico,atribuido a,atribuido,responsable,encargado,encarregado,designado,asignada,analista,atendido por
priority: prioridad,gravedad,severidad,urgencia,prior,importancia,prioridade,criticidade
resolution: resolucion,solucion,solucao,resolucao
root-cause: causa raiz
resolved date: fecha resolucion,resuelto,fecha solucion,solucionado,resolvido
satisfaction: satisfaccion,satisfacao,satisfecho
escalated: escalado
reopened: reabierto,reaberto
task: tarea,tarefa,nombre tarea,quehacer,nome tarefa
parent task: tarea principal,tarefa pai
predecessor: predecesor
milestone: hito,marco projeto
story-points: puntos historia
progress: progreso,avance,percentual concluido,porcentaje completado,execucao,ejecucion,evolucao
start date: inicio,fecha inicial,data inicial,comienzo,desde,abertura,efecto
end date: fin,fecha final,fim,termino,hasta,ate,finalizacion,conclusion,data conclusao,cierre,encerramento,finalizado,terminado,concluido
due date: fecha limite,vencimiento,prazo,vencimento,venc,vto,vcto,data limite,plazo,fecha compromiso,vencto
hazard: riesgo,peligro,risco,perigo
mitigation: mitigacion,medidas control,mitigacao
project: proyecto,projeto,proy,nombre proyecto,nome projeto,obra
project manager: director proyecto,director obra
stakeholder: interesados
deliverable: entregable,entregavel
lawyer: abogado,advogado,abogada,letrado,procurador,advogada
matter: asunto judicial,processo,asunto legal
matter id: expediente,autos,rit,num procedimiento,numero causa
opposing-party: contrario,contraparte,contraria
court: juzgado
hearing date: audiencia,fecha juicio,fecha vista
verdict: sentencia,sentenca
claimant: reclamante,demandante
defendant: demandado,demandada,acusado,reu,requerido,requerida
contract end date: vencimiento contrato
notice-period: preaviso,aviso previo
governing-law: ley aplicable,jurisdiccion,lei aplicavel
donor: donante,donador,doador
donation amount: donacion,doacao,donativo,dizimo,aportacion,aporte,contribuicao
donation date: fecha donacion
fund: fondo
pledge: promesa,promessa
anonymous: anonimo,anonima
volunteer: voluntario,voluntaria
grant: subvencion,subvencao
grant amount: importe concedido,valor concedido
grantor: entidad financiadora,orgao financiador
`;
