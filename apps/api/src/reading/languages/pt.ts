import type { Language } from './language.ts'

export const pt: Language = {
  code: 'pt',
  headings: {
    experience: `experiência|experiência profissional|experiências|experiências profissionais|histórico profissional|percurso profissional|
      trajetória profissional|experiência de trabalho|carreira|empregos|atividade profissional|estágios|experiência laboral|
      experiência e percurso profissional|trajetória|percurso|vivência profissional|atividades profissionais`,
    education: `educação|formação|formação acadêmica|formação académica|habilitações|habilitações literárias|habilitações académicas|escolaridade|
      formação escolar|percurso académico|graduação|histórico escolar|estudos|educação e formação|formação profissional|qualificações acadêmicas|
      percurso escolar|formação e habilitações|instrução|formação académica e profissional|cursos e formação|habilitações e formação`,
    skills: `habilidades|competências|habilidades e competências|competências técnicas|conhecimentos|conhecimentos técnicos|aptidões|
      competências e aptidões|habilidades técnicas|competências digitais|informática|ferramentas|tecnologias|qualificações|pontos fortes|
      competências pessoais|competências profissionais|principais competências|conhecimentos informáticos|
      capacidades|aptidões e competências|outras competências|saberes`,
    summary: `resumo|perfil|perfil profissional|sobre mim|objetivo|objetivo profissional|objetivos|resumo profissional|apresentação|sobre|síntese`,
    languages: `línguas|idiomas|competências linguísticas|conhecimentos de línguas|domínio de idiomas`,
    certifications: `certificações|certificados|cursos e certificações|certificações e cursos|licenças e certificações|certificações profissionais|
      cursos complementares|cursos e certificados|formação complementar|cartas e certificados|cursos|cursos extracurriculares|licenças`,
    projects: `projetos|projectos|projetos pessoais`,
    contact: `contato|contatos|contacto|contactos|dados pessoais|informações de contato|informação pessoal|informações pessoais|
      contactos pessoais|os meus contactos`,
    other: `interesses|voluntariado|referências|prêmios|prémios|publicações|
      informações adicionais|atividades extracurriculares|hobbies|passatempos|outras informações|carta de condução|lazer|tempos livres`,
  },
  months: 'jan=1|fev=2|mar=3|abr=4|mai=5|jun=6|jul=7|ago=8|set=9|out=10|nov=11|dez=12',
  present:
    'presente|atual|atualmente|atualidade|actual|até o momento|até à data|momento|hoje|até hoje|em curso|data atual|o momento',
  until: 'até|a|ao',
  since: 'desde',
  degrees: `licenciatura|12.º ano|12º ano|9.º ano|9º ano|bacharelado|bacharel|graduação|mestrado|doutorado|doutoramento|pós-graduação|especialização|tecnólogo|técnico|
    ensino médio|ensino secundário|12º ano|curso|mba|engenharia|licenciado|mestre|doutor|curso profissional|ensino superior`,
  schools: `universidade|faculdade|instituto|escola|colégio|centro universitário|politécnic|senai|senac|fatec|iscte|ipt|usp|unicamp|puc|fgv|
    centro de formação|iefp|etec|liceu|ufrj|ufmg|unesp|academia`,
  roles: `desenvolvedor|desenvolvedora|engenheiro|engenheira|analista|gerente|diretor|diretora|coordenador|coordenadora|técnico|técnica|auxiliar|
    assistente|consultor|consultora|administrador|administradora|administrativo|vendedor|vendedora|supervisor|supervisora|contador|contabilista|
    enfermeiro|enfermeira|professor|professora|médico|médica|operador|operadora|mecânico|eletricista|serralheiro|soldador|motorista|cozinheiro|
    cozinheira|recepcionista|rececionista|estagiário|estagiária|programador|programadora|arquiteto|arquiteta|designer|advogado|advogada|especialista|
    secretário|secretária|gestor|gestora|chefe|líder|encarregado|responsável|atendente|balconista|farmacêutico|farmacêutica|psicólogo|psicóloga|
    jornalista|redator|redatora|formador|formadora|investigador|pesquisador|pesquisadora|comercial|empregado|fiel|repositor|sócio|fundador|monitor|ajudante|
      contadora|empregada|pedreiro|educador|educadora|canalizador`,
  organisations: `grupo|banco|câmara|hospital|lda|ltda|s a|sa|companhia|empresa|ministério|prefeitura|clínica|hotel|sociedade|estaleiros|universidade|
    construções|indústria|indústrias|comércio|serviços|laboratório|laboratórios|seguros|transportes|supermercados|restaurante|farmácia|município|governo`,
  levels: 'língua materna|nativo|nativa|fluente|avançado|intermediário|intermédio|básico|materna|bilíngue|utilizador',
  particles: 'de|da|do|das|dos|e',
}
