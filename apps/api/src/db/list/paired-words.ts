// As `foldWord` writes them. A change of these lists wants all texts gathered anew (`candidate_to_index`).

/** Words that say nothing by themselves. Nobody looks for a phrase of three that begins or ends with one. */
const joining = wordsOf(`
  a about across after all also an and any are as at be been before both by can each for from had has have i in into is it its more most no not of
  on one or other our out over own per s so such than that the their them then there these they this through to two under up us use used using via
  was well were when where which while who will with within would you your
  au aux avec ce dans de des du en et la le les par pour sur un une
  con del el los las para por y
  als bei das den der die fur im mit und von zur zum
`)

/**
 * Words that stand in so many resumes that a phrase of two of them would have to be looked for in very many texts. Only of these, and of those
 * that join them, pairs are kept: pairs of all words would make the index ten times as large.
 */
const telling = wordsOf(`
  best high key large new real time work worked working year years
  ability able account accounting accounts achieved administration administrator agile analysis analyst analytics annual api app application
  applications architect architecture area areas art arts assistant associate assurance audit automated automation award back bachelor bank banking
  based bi big budget build building built business call campaign care center certificate certification certified change chief claims class client
  clients clinical cloud code coding collaborated college commerce communication community company complex compliance computer computing
  concepts construction consultant consulting content continuous contract control coordinated coordination coordinator corporate cost
  course created created creating credit cross current customer customers daily data database databases day deep degree delivered delivery
  department deployed deployment design designed designer designing detail develop developed developer developers developing development
  device devops digital director diploma distributed driven driving e education effective efficiency electrical electronic embedded end
  engine engineer engineering engineers english ensure ensured enterprise environment environments equipment error etl event excel excellent
  executive experience experienced expert expertise facing features field finance financial first flow focus framework frameworks free front full
  functional general global google graduate graphic group growth hands head health healthcare help helped high hr human hybrid ii iii impact
  implementation implemented implementing improve improved improvement improving including increased industry information infrastructure
  insurance integrated integration intelligence international internal intern internship interpersonal inventory investment issues it job
  junior knowledge lake language languages lead leader leadership leading learning led level life line linux live loan local logistics long
  machine maintained maintaining maintenance major manage managed management manager managers managing manual manufacturing market marketing
  master mathematics mechanical media medical meet member mental microsoft migration mobile model modeling models monitoring multi multiple national
  native natural net network networking networks neural node nurse nursing object office officer online open operating operation operational
  operations optimization optimized oracle oriented organization organizational oriented part participated patient payroll people performance
  performed person personal phone physical pipeline pipelines plan planning platform platforms point policies policy power practices present
  presentation principal problem problems procedures process processes processing procurement product production productivity products
  professional professionals profile program programmer programming programs project projects prototype provide provided providing public python
  quality quantitative query real reduced registered regulatory related relations relational remote report reporting reports representative
  requirements research resource resources responsible responsibilities rest results retail review risk role safety sales scale school science
  scientist script scripting scrum sec secondary security self senior server service services set site skills smart social software solution
  solutions solving source spark spoken spring sql sr staff standard standards state stack statistical store storage strategic strategies strategy
  strong structure student studio studies summary supervised supervisor supply support supported supporting sync system systems target tax teaching
  team teams technical technician technologies technology test tested tester testing tests third timely tool tools top track training
  transformation treatment trial troubleshooting unit university user users vendor version video virtual visual volunteer warehouse web website
  workflow workflows world writing written
  java javascript typescript c c++ c# .net php ruby go scala kotlin swift rust perl bash shell powershell html css js jquery react redux vue angular
  next express django flask rails laravel asp mvc wpf hibernate boot kafka rabbitmq redis mysql postgresql postgres mongodb mongo dynamodb
  cassandra elasticsearch elastic search snowflake bigquery redshift databricks hadoop hive airflow tableau looker aws amazon azure gcp ec2 s3 rds
  lambda docker kubernetes terraform ansible jenkins git github gitlab bitbucket jira confluence ci cd unix windows vmware cisco sap salesforce
  servicenow workday dynamics sharepoint 365 power apps automate selenium cypress junit postman soap restful microservices graphql grpc json xml
  machine nlp ai ml tensorflow pytorch keras pandas numpy scikit vision llm etl elt ssis ssrs informatica talend dbt figma adobe photoshop illustrator
  autocad solidworks matlab r sas spss excel word outlook vba
  chef commercial conception developpement developpeur equipe gestion ingenieur mise ans annees projet projets responsable
  desarrollo desarrollador equipo gerente ingeniero proyecto proyectos
  entwickler entwicklung leiter projekt
`)

// Scripts without spaces: each sign is a word, and what people look for has two or more.
const sign =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*$/u

const isPaired = (word: string) => telling.has(word) || joining.has(word) || sign.test(word)

/** The lexeme of two words beside each other; undefined for those whose pairs are not kept. No word begins with a space, so none leads here. */
export const pairOf = (word: string, next: string): string | undefined =>
  isPaired(word) && isPaired(next) ? ` ${word} ${next}` : undefined

/**
 * The lexeme of three words in a row, as of a title; undefined for those of which none is kept. Signs have none: each of a text's would
 * begin one, and the pairs of a word of three signs leave few texts.
 */
export const tripleOf = (word: string, next: string, last: string): string | undefined =>
  telling.has(word) && (telling.has(next) || joining.has(next)) && telling.has(last)
    ? ` ${word} ${next} ${last}`
    : undefined

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
