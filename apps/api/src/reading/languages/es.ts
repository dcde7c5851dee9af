import type { Language } from './language.ts'

export const es: Language = {
  code: 'es',
  headings: {
    experience: `experiencia|experiencia laboral|experiencia profesional|experiencias|trayectoria|trayectoria profesional|
      trayectoria laboral|historial laboral|historia laboral|empleo|empleos|experiencias laborales|experiencias profesionales|
      antecedentes laborales|recorrido profesional|prácticas|experiencia de trabajo|vida laboral|historial profesional|
      experiencia laboral previa|trayectoria profesional y laboral|puestos desempeñados|cargos desempeñados|perfil laboral`,
    education: `educación|formación|formación académica|estudios|estudios académicos|titulación|titulaciones|formación y estudios|
      antecedentes académicos|historial académico|preparación académica|educación y formación|datos académicos|escolaridad|
      formación profesional|títulos|trayectoria académica|formación reglada|estudios realizados|
      formación y titulación|titulación académica|estudios cursados|formación universitaria|nivel de estudios|instrucción académica|formación escolar`,
    skills: `habilidades|habilidades técnicas|aptitudes|competencias|conocimientos|conocimientos técnicos|destrezas|capacidades|
      competencias técnicas|competencias clave|habilidades y competencias|conocimientos informáticos|informática|herramientas|tecnologías|
      competencias profesionales|habilidades profesionales|habilidades clave|fortalezas|áreas de experiencia|competencias digitales|
      aptitudes y habilidades|habilidades blandas|software|
      conocimientos y habilidades|habilidades y conocimientos|aptitudes profesionales|otras competencias|capacidades y competencias`,
    summary: `perfil|perfil profesional|resumen|resumen profesional|sobre mí|acerca de mí|objetivo|objetivo profesional|presentación|
      extracto|objetivos|perfil personal|perfil laboral|quién soy`,
    languages: `idiomas|lenguas|conocimiento de idiomas|competencias lingüísticas`,
    certifications: `certificaciones|certificados|cursos y certificaciones|certificaciones y cursos|licencias y certificaciones|
      acreditaciones|licencias|certificaciones y licencias|
      cursos y permisos|permisos y certificados|carnés y permisos|permisos|cursos y certificados|formación complementaria|cursos|cursos y seminarios|permisos y carnets|carnets`,
    projects: `proyectos|proyectos personales|proyectos destacados`,
    contact: `contacto|datos personales|datos de contacto|información de contacto|información personal`,
    other: `intereses|referencias|voluntariado|logros|premios|aficiones|publicaciones|otros datos|
      datos de interés|información adicional|otros|pasatiempos|reconocimientos|hobbies|seminarios|formación adicional|otros méritos|carnet de conducir|premios y reconocimientos|
      ocio|aficiones e intereses`,
  },
  months: 'ene=1|feb=2|mar=3|abr=4|may=5|jun=6|jul=7|ago=8|sep=9|sept=9|set=9|setiembre=9|oct=10|nov=11|dic=12',
  present:
    'act.|actualidad|actual|presente|actualmente|hoy|hasta la fecha|la fecha|hasta hoy|a la fecha|en curso|fecha|la actualidad',
  until: 'a|hasta|al',
  since: 'desde',
  degrees: `licenciatura|licenciado|licenciada|grado|graduado|graduada|máster|maestría|ingeniería|ingeniero|ingeniera|diplomatura|diplomado|
    doctorado|bachillerato|técnico|técnica|tecnología|tecnólogo|ciclo formativo|posgrado|postgrado|título|especialización|curso|eso|fp|bachiller|
    administración|profesorado|diplomada|perito|magíster`,
  schools: `universidad|instituto|colegio|escuela|facultad|ies |cifp|uned|sena|politécnic|liceo|academia|centro de formación|preparatoria|conalep|
    ipn|unam|cecyt|tecnológico|centro de estudios|inacap|duoc|ute|itesm|cep|esic|esade|iese`,
  roles: `desarrollador|desarrolladora|ingeniero|ingeniera|analista|gerente|jefe|jefa|responsable|director|directora|coordinador|coordinadora|
    técnico|técnica|auxiliar|asistente|consultor|consultora|administrador|administradora|administrativo|administrativa|encargado|encargada|
    vendedor|vendedora|asesor|asesora|contador|contadora|contable|enfermero|enfermera|profesor|profesora|docente|maestro|maestra|médico|médica|
    operario|operaria|operador|operadora|mecánico|electricista|soldador|conductor|conductora|cocinero|cocinera|camarero|camarera|recepcionista|
    becario|becaria|practicante|pasante|supervisor|supervisora|programador|programadora|arquitecto|arquitecta|diseñador|diseñadora|abogado|abogada|
    ejecutivo|ejecutiva|especialista|secretario|secretaria|comercial|dependiente|dependienta|cajero|cajera|peón|oficial|mozo|repartidor|almacenero|
    investigador|investigadora|psicólogo|psicóloga|farmacéutico|farmacéutica|periodista|redactor|redactora|formador|formadora|gestor|gestora|
    trabajador|trabajadora|presidente|socio|fundador|fundadora|monitor|monitora|educador|educadora|auditor|auditora|comprador|ayudante|chofer|
      tutor|tutora|asociado|asociada|moza|celador|celadora|soldadora|fontanero|albañil|peluquero|peluquera|chófer|mecánica|notario`,
  organisations: `grupo|banco|ayuntamiento|clínica|s l|s a|sl|sa|slu|cía|sociedad|empresa|ministerio|hospital|hotel|junta|corporación|almacenes|
    restaurante|fundación|consultores|seguros|gobierno|supermercados|constructora|caja|servicios|universidad|laboratorios|transportes`,
  levels:
    'nativo|nativa|materna|lengua materna|fluido|avanzado|intermedio|básico|alto|medio|bajo|bilingüe|conversacional',
  particles: 'de|del|la|las|los|y',
}
