/** Headings and labels of resumes that stand where a name could. */
export const headings = new Set(
  `curriculum vitae|curriculum|vitae|cv|resume|résumé|resumé|lebenslauf|currículum|bio data|biodata|profile|profil|perfil|summary|professional summary|executive summary|career summary|objective|career objective|career focus|about|about me|contact|contact me|contact info|contact information|contact details|contacto|kontakt|contatti|personal|personal details|personal information|personal info|details|skills|key skills|technical skills|core skills|soft skills|professional skills|skill highlights|highlights|core qualifications|qualifications|summary of qualifications|accomplishments|achievements|experience|work experience|professional experience|work history|employment|employment history|career history|education|education and training|academic background|certifications|certificates|certification|licenses|languages|language|idiomas|sprachen|langues|interests|hobbies|references|projects|personal projects|publications|awards|honors|volunteer|volunteering|volunteer experience|activities|training|courses|links|social|social links|address|phone|email|e mail|mail|mobile|tel|telephone|website|web|linkedin|github|portfolio|location|nationality|date of birth|page|confidential|name|full name|first name|last name|competencies|core competencies|tools|technologies|strengths|affiliations|memberships|additional information|overview|professional profile|career overview|berufserfahrung|ausbildung|kenntnisse|experiencia|educación|formación|expérience|expériences|formation|compétences|esperienza|istruzione|competenze|experiência|formação|个人简历|简历|個人簡歷|履历|履歴書|職務経歴書|이력서|резюме|سيرة ذاتية|السيرة الذاتية`.split(
    '|',
  ),
)

/** Nouns that name a role; a line with one of them near the name is a job title and never a name. */
export const roleNouns = new Set(
  `accountant actuary administrator admin advisor adviser advocate agent analyst apprentice architect artist assistant associate attorney auditor author banker bartender bookkeeper broker buyer captain caregiver carpenter cashier ceo cfo chef chemist cio clerk coach cofounder consultant contractor controller cook coordinator copywriter counsel counselor counsellor cto curator custodian dba dentist designer developer devops director dispatcher doctor driver economist editor educator electrician employee engineer estimator evangelist examiner executive expert facilitator fellow firefighter foreman founder freelancer fundraiser generalist graduate guard hairdresser handler head housekeeper hygienist illustrator inspector installer instructor intern interpreter investigator janitor journalist lawyer lead leader lecturer librarian machinist maker manager marketer mason master mechanic mentor merchandiser minister modeler moderator musician nanny nurse officer operator optometrist organizer owner packer painter paralegal paramedic partner pharmacist photographer physician physicist pilot planner plumber president principal producer professional professor programmer promoter prosecutor psychologist publisher realtor receptionist recruiter registrar representative rep researcher reviewer sales salesperson salesman saleswoman scientist secretary server sme specialist statistician steward stewardess strategist student superintendent supervisor surgeon surveyor tailor teacher teller technician technologist tester therapist trader trainee trainer translator treasurer tutor underwriter veterinarian vp waiter waitress warehouseman welder worker writer entwickler ingenieur ingénieur ingeniero ingeniera desarrollador desarrolladora développeur développeuse développeurs analista gerente leiter berater consultor consultora chef technicien directeur directrice director directora programador programadora`.split(
    ' ',
  ),
)

/** Small words that begin a family name. */
export const particles = new Set(
  `van von vom zu zur zum der den de del della delle dello dei degli di da das do dos du des la le les el al ul bin binti bint ibn ben abu abou ap mac ter ten te op 't st st. san santa af av y e ní nic ó ua nì nan zum`.split(
    ' ',
  ),
)

/** Letters behind a name, and titles before it. */
export const honorifics = new Set(
  `mr mrs ms miss mx dr prof sir madam herr frau monsieur madame ing dipl mag eng er phd md mba cpa cfa pmp cissp csm rn bsn msn esq jd pe msc bsc ma ba bs ms be btech mtech llb llm shrm shrm-cp phr sphr cma cia acca ca pmi-acp psm itil aws mcp ccna ccnp dds dmd do np pa-c lcsw lpn cna jr sr ii iii iv`.split(
    ' ',
  ),
)

/** Words of places, firms and documents that no name holds. */
export const foreignWords = new Set(
  `university college school institute academy inc llc ltd gmbh corp corporation company street st avenue ave road rd drive boulevard blvd suite apt floor city state county country united states usa uk india germany france spain portugal italy canada remote of and the for with in at to on my i years year experience present current january february march   july august september october november december certified professional bachelor master degree science technology technologies software web data cloud security engineering marketing finance business development design computer information english spanish french german hybrid open available available authorized citizen`.split(
    ' ',
  ),
)
