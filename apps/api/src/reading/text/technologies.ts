import { isSkillInProse, noSkills, type SkillLexicon } from './skill-lexicon.ts'

/**
 * Names of technologies as ads and resumes write them. Chosen from the O*NET database's Technology Skills (US Department of Labor, CC BY
 * 4.0; see NOTICE), in their short forms, with what staffing firms ask for besides.
 */
const anyCase = `.NET|.NET Core|3ds Max|ABAP|ADO.NET|ADP Workforce Now|AJAX|Active Directory|ActiveX|Adobe Acrobat|Adobe Creative Cloud|
  Adobe Creative Suite|Adobe Experience Manager|After Effects|Agile|AI/ML|Airflow|AIX|Alteryx|Amazon Redshift|Amazon Web Services|
  Android|Angular|Angular 2|Angular.js|AngularJS|Ansible|Apache Kafka|Apache Spark|Apex|API Gateway|AppDynamics|ArcGIS|AS/400|ASP.NET|
  ASP.NET Core|ASP.NET MVC|Autodesk Revit|AutoCAD|AWS|AWS Lambda|Azure|Azure Data Factory|Azure DevOps|Backbone.js|Bamboo|Big Data|
  BigQuery|Bitbucket|Blockchain|Bootstrap|Bugzilla|Business Intelligence|Business Objects|C#|C++|C/C++|Cassandra|CATIA|CentOS|
  CI/CD|CICS|Cisco IOS|Citrix|ClearCase|ClickHouse|Cloud Computing|CloudFormation|COBOL|Cognos|ColdFusion|Confluence|Continuous Integration|
  Core Java|CouchDB|Crystal Reports|CSS|CSS3|Cucumber|Cybersecurity|Data Analysis|Data Analytics|Data Engineering|Data Governance|
  Data Lake|Data Mining|Data Modeling|Data Pipelines|Data Science|Data Structures|Data Visualization|Data Warehouse|Data Warehousing|
  Databricks|DataStage|DB2|Deep Learning|DevOps|DHCP|Distributed Systems|Django|DNS|Docker|Docker Swarm|Drupal|DynamoDB|EC2|
  Eclipse|EDI|EJB|ELK|Elasticsearch|Ember.js|Entity Framework|ERP|ERwin|ETL|Express.js|FastAPI|Figma|FileMaker Pro|Final Cut Pro|Firewalls|
  Flask|Flink|Flutter|GD&T|Git|GitHub|GitHub Actions|GitLab|Golang|Google Analytics|Google Cloud|Google Cloud Platform|Google Workspace|
  Gradle|Grafana|GraphQL|Groovy|GWT|Hadoop|HBase|HDFS|Helm|Hibernate|HIPAA|HTML|HTML/CSS|HTML5|HubSpot|Hyper-V|Hyperion|IIS|
  Illustrator|InDesign|Informatica|Informatica PowerCenter|InVision|iOS|ITIL|J2EE|Jasmine|Java|Java 8|Java EE|JavaScript|JBoss|JD Edwards|
  JDBC|Jenkins|Jest|JIRA|JMeter|JMS|jQuery|JSON|JSP|JUnit|Jupyter|Kafka|Kanban|Kibana|Knockout|Kotlin|Kronos|Kubernetes|LabVIEW|Laravel|
  LDAP|Linux|Load Balancing|LoadRunner|Looker|Machine Learning|Machine-Learning|macOS|Mainframe|MapReduce|MariaDB|Marketo|MATLAB|Maven|
  Microservices|Micro services|Microsoft Access|Microsoft Azure|Microsoft Dynamics|Microsoft Excel|Microsoft Exchange|Microsoft Office|
  Microsoft Office Suite|Microsoft Outlook|Microsoft PowerPoint|Microsoft Project|Microsoft SQL Server|Microsoft Teams|Microsoft Visio|
  Microsoft Word|MicroStation|MicroStrategy|Mockito|MongoDB|MS Access|MS Excel|MS Office|MS Project|MS SQL Server|MS SQL|MS Visio|MS Word|
  MuleSoft|MVC|MySQL|Nagios|NetApp|NetSuite|Next.js|NGINX|NLP|Node|Node.js|NodeJS|NoSQL|NumPy|OAuth|Objective-C|Object Oriented|
  OLAP|OLTP|OnBase|OOP|OpenShift|OpenStack|Oracle|Oracle Database|Oracle E-Business Suite|Oracle EBS|OSPF|BGP|Outlook|Pandas|PeopleSoft|
  Perforce|Perl|Photoshop|PHP|PL/SQL|Playwright|PostgreSQL|Postgres|Postman|Power BI|PowerBI|PowerPoint|PowerShell|Premiere Pro|Primavera|
  Project Management|Prometheus|PySpark|Python|PyTorch|QlikView|Qlik Sense|QuickBooks|QuickBooks Online|RabbitMQ|React|React.js|React Native|
  ReactJS|Redis|Redshift|Redux|Red Hat|Regression Testing|REST|REST API|REST APIs|RESTful|RESTful APIs|Revit|RHEL|RPA|RStudio|Ruby|
  Ruby on Rails|S3|SaaS|Salesforce|Salesforce.com|SAP|SAP BW|SAP ECC|SAP FICO|SAP HANA|SAP MM|SAP SD|S/4HANA|SAS|SASS|Scala|SCCM|
  Scikit-learn|Scrum|SDLC|Selenium|SEO|ServiceNow|Service Now|SharePoint|Shell Script|Shell Scripting|SIEM|Sitecore|Sketch|Snowflake|SOAP|
  SOAPUI|Solaris|SolarWinds|SolidWorks|Solr|SonarQube|SOX|Splunk|Spring|Spring Boot|Spring MVC|SPSS|SQL|SQL Server|SSAS|SSIS|SSRS|Struts|
  Subversion|SVN|Tableau|Talend|TCL|TCP/IP|TeamCity|TensorFlow|Teradata|Terraform|TestNG|Tomcat|Toad|Transact-SQL|TSQL|T-SQL|TypeScript|UML|
  Unit Testing|UNIX|UI/UX|UX design|VB.NET|VBA|VBScript|Verilog|VHDL|Visio|Visual Basic|Visual Studio|VMware|VoIP|VPN|vSphere|Vue|Vue.js|
  Web Services|WebLogic|Webpack|WebSphere|Windows Server|WordPress|Workday|WPF|WCF|XHTML|XML|XSLT|Yardi|Zabbix|Zendesk|GCP|SystemVerilog|
  SolidEdge|Azure AD|IAM|PKI|EHR|EMR|Epic Systems|Cerner|Six Sigma|Lean Six Sigma|GAAP|CRM|VLSI|FPGA|PCIe|RTOS|Embedded C|Embedded Linux|
  Wireshark|NFS|LAN/WAN|Cisco|Juniper|F5|Vagrant|Puppet Enterprise|New Relic|Datadog|Dynatrace|CloudWatch|Kinesis|Impala|Sqoop|
  Oozie|Zookeeper|Presto|Trino|dbt|Fivetran|LLM|LLMs|Generative AI|LangChain|OpenAI|Hugging Face|Computer Vision|Wireframes|Wireframing|
  Interaction Design|User Research|Autosys|Control-M|JCL|VSAM|Mulesoft|TIBCO|BizTalk|Apigee|Okta|SailPoint|CyberArk|Nessus|Metasploit|
  NestJS|Nest.js|Nuxt.js|Tailwind CSS|Spring Cloud|Spring Security|Quarkus|gRPC|Kafka Streams|OpenTelemetry|ArgoCD|Argo CD|Istio|EKS|AKS|GKE|Step Functions|
  Azure Functions|Azure Synapse|Microsoft Fabric|Power Automate|Power Apps|Power Platform|Dynamics 365|D365|Guidewire|Appian|OutSystems|Veeva|
  Visualforce|SOQL|SAP Ariba|SAP SuccessFactors|SAP Fiori|Oracle Fusion|Oracle APEX|OBIEE|Collibra|Delta Lake|Unity Catalog|MLflow|Kubeflow|SageMaker|
  Vertex AI|XGBoost|Keras|OpenCV|Matplotlib|Cypress|Appium|REST Assured|SpecFlow|NUnit|TestRail|Fortinet|CrowdStrike|Zscaler|Intune|ISO 27001|
  PCI DSS|FHIR|HL7|AUTOSAR|SCADA`
// These are words, too: only as they are written here, and only if a list, a slash or another technology stands beside them.
const exactCase = `Go|R|C|Access|Word|Excel|Swift|Chef|Puppet|Slack|Zoom|Bash|BASH|Rust|Hive|Pig|Spark|SPARK|Flex|Flume|Maya|Dart|Ant|Unity|
  Kinesis|Oracle Forms|Teams|Windows|Shell|Project|Less|Snort|Julia|Epic|Ruby|Ada|Lua|Visio|REACT|Express|Lambda|Vault|Consul`

const toNames = (list: string) => list.split('|').map((name) => name.trim().replace(/\s+/g, ' '))
const known = new Set(toNames(anyCase).map((name) => name.toLowerCase()))
const ambiguous = new Set(toNames(exactCase))
const wordsMax = 4

/** A stretch of text that names a technology. */
export interface Named {
  from: number
  to: number
  text: string
}

const wordPattern = /[\p{L}\p{N}.][\p{L}\p{N}+#./&'-]*/gu

/** The technologies that a text names, in their order, the longest name at each place. One pass over its words. */
export function findTechnologies(text: string, lexicon: SkillLexicon = noSkills): Named[] {
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    from: index,
    to: index + trimWord(word).length,
  }))
  const found: Named[] = []
  const unsure: Named[] = []
  for (let at = 0; at < words.length; at += 1) {
    const name = longestAt(text, words, at, lexicon)
    if (!name) {
      found.push(...partsAt(text, words[at]))
      continue
    }
    const isUnsure = ambiguous.has(name.text) && !known.has(name.text.toLowerCase())
    ;(isUnsure ? unsure : found).push(name)
    at += name.words - 1
  }
  const beside = unsure.filter(({ from, to }) => isListed(text, from, to) || found.some((one) => isNear(one, from, to)))
  return [...found, ...beside].sort((one, other) => one.from - other.from)
}

function longestAt(
  text: string,
  words: readonly { from: number; to: number }[],
  at: number,
  lexicon: SkillLexicon,
): (Named & { words: number }) | undefined {
  const first = words[at]
  if (!first) return undefined
  for (let count = Math.min(wordsMax, words.length - at); count > 0; count -= 1) {
    const last = words[at + count - 1]
    if (!last || last.to - first.from > 40) continue
    const name = text.slice(first.from, last.to)
    if (isSkillInProse(lexicon, name) && !ambiguous.has(name))
      return { from: first.from, to: last.to, text: name, words: count }
    if ((known.has(name.toLowerCase()) && isWrittenSo(name)) || (count === 1 && ambiguous.has(name)))
      return { from: first.from, to: last.to, text: name, words: count }
  }
}

const capitalised = new Set(
  `apex bamboo bootstrap cucumber eclipse firewalls flask flutter groovy helm impala jasmine jest looker maven node outlook postman presto
   rest sketch soap solaris spring toad vagrant vue`.split(/\s+/),
)

/** 'IOs' is not iOS, the rest is not REST, and a spring wets no framework. */
function isWrittenSo(name: string): boolean {
  if (capitalised.has(name.toLowerCase())) return /^\p{Lu}/u.test(name) && !/^(?:Rest|Soap)$/.test(name)
  return name.length > 4 || name === 'iOS' || name === 'gRPC' || !/^\p{Lu}{2,}\p{Ll}+$|^\p{Ll}+\p{Lu}/u.test(name)
}

/** 'SSIS/ETL' names two, 'SSIS/reports' one. */
function partsAt(text: string, word: { from: number; to: number } | undefined): Named[] {
  const written = word ? text.slice(word.from, word.to) : ''
  if (!word || !written.includes('/')) return []
  return [...written.matchAll(/[^/]+/g)].flatMap(({ 0: part, index }) => {
    const from = word.from + index
    return known.has(part.toLowerCase()) && isWrittenSo(part) ? [{ from, to: from + part.length, text: part }] : []
  })
}

const trimWord = (word: string) => word.replace(/[.'/&-]+$/, '')
const isListed = (text: string, from: number, to: number) =>
  /(?:[,/|;•(]|\b(?:in|with|of|like))\s?$/.test(text.slice(Math.max(0, from - 6), from)) &&
  /^\s?(?:[,/|;•)]|$|and\b|or\b)/.test(text.slice(to, to + 5))
const isNear = ({ from, to }: Named, start: number, end: number) =>
  end <= from ? from - end <= 5 : start - to <= 5 && start >= to
