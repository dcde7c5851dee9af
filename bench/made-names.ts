/** Names for made people: the commonest first, so that some are borne by many. Written for the bench alone; the matcher does not know them. */
export const firstNames =
  `James Mary John Ravi Priya Robert Wei Jennifer Michael Linda Mohammed David Elizabeth William Anjali Richard Susan
Joseph Jessica Thomas Sarah Suresh Lakshmi Carlos Maria Christopher Karen Daniel Fatima Matthew Lisa Rajesh Nancy Anthony Betty Mark
Sandra Donald Ashley Steven Kimberly Andrew Emily Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa Timothy Deborah
Ronald Stephanie Jason Rebecca Edward Laura Jeffrey Sharon Ryan Cynthia Jacob Kathleen Nicholas Amy Gary Angela Eric Shirley Jonathan
Anna Stephen Brenda Larry Pamela Justin Emma Scott Nicole Brandon Helen Benjamin Samantha Samuel Katherine Gregory Christine Alexander
Patrick Debra Frank Rachel Raymond Carolyn Jack Janet Dennis Maureen Jerry Olga Tyler Heather Aaron Diane Jose Olivia Adam Julie Nathan
Joyce Henry Victoria Zachary Ruth Douglas Virginia Peter Lauren Kyle Kelly Noah Christina Ethan Joan Jeremy Evelyn Walter Judith Keith
Megan Roger Andrea Terry Cheryl Austin Hannah Sean Jacqueline Gerald Martha Carl Gloria Arjun Vijay Deepak Sanjay Anil Sunita Kavya Meena
Venkatesh Srinivas Harish Ganesh Manoj Pooja Divya Shruti Neha Rahul Amit Vikram Kiran Naveen Bhavana Swapna Ahmed Hassan Aisha Omar Khalid
Yusuf Layla Ibrahim Xiaoming Xiaoli Yan Ling Jian Hiroshi Yuki Minh Linh Dmitri Svetlana Sergei Natalia Ivan Tatiana Pedro Lucia Javier
Carmen Diego Sofia Alejandro Isabel Chidi Ngozi Kwame Ama Tunde Folake Lars Ingrid Søren Björn Élodie François`.split(
    /\s+/,
  )

export const lastNames =
  `Smith Patel Kumar Johnson Singh Williams Garcia Sharma Brown Reddy Jones Nguyen Miller Khan Davis Rodriguez Gupta
Martinez Chen Hernandez Wang Lopez Rao Gonzalez Wilson Anderson Ali Thomas Taylor Moore Li Jackson Martin Lee Iyer Perez Thompson White
Harris Ahmed Sanchez Clark Ramirez Lewis Robinson Walker Nair Young Allen King Wright Scott Torres Hill Zhang Flores Green Adams Nelson
Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris
Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks
Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Myers Long Ross Foster Jimenez Powell Jenkins Perry
Russell Sullivan Bell Coleman Butler Henderson Barnes Fisher Vasquez Simmons Graham Jordan Reynolds Hamilton Ford Murray Chowdhury Desai
Mehta Joshi Kulkarni Menon Pillai Banerjee Mukherjee Chatterjee Bose Verma Mishra Pandey Agarwal Kapoor Malhotra Chopra Bhat Shetty Naidu
Venkataraman Subramanian Krishnamurthy Raghavan Hussain Siddiqui Qureshi Malik Sheikh Abdullah Hamid Mahmood Liu Yang Huang Zhao Wu Zhou
Tanaka Sato Suzuki Yamamoto Tran Pham Hoang Petrov Ivanov Smirnov Kuznetsov Volkov Sokolov Okafor Adeyemi Mensah Boateng Eze Nwosu Müller
Schneider Weber Fischer Johansson Lindqvist Nielsen Hansen O'Brien O'Connor McDonald Fitzgerald Van-Dijk Kowalski Nowak Horváth Dvořák Rossi
Bianchi Ferrari Dubois Lefèvre Moreau Silva Santos Oliveira Pereira Costa Yıldız Demir Kaya Öztürk`.split(/\s+/)

/** Names that people have among those who know them, and other spellings. */
export const calledToo: Record<string, string[]> = Object.fromEntries(
  `James:Jim,Jimmy,Jamie John:Johnny,Jack Robert:Bob,Rob,Bobby Jennifer:Jen,Jenny Michael:Mike,Mick Mohammed:Muhammad,Mohamed,Mohammad,Md
  David:Dave Elizabeth:Liz,Beth,Betsy,Eliza William:Bill,Will,Billy Richard:Rick,Dick,Rich Susan:Sue,Suzie Joseph:Joe,Joey Jessica:Jess,Jessie
  Thomas:Tom,Tommy Lakshmi:Laxmi Christopher:Chris Daniel:Dan,Danny Fatima:Fathima,Fatma Matthew:Matt Rajesh:Raj Anthony:Tony
  Donald:Don Steven:Steve,Stephen Kimberly:Kim Andrew:Andy,Drew Joshua:Josh Kenneth:Ken,Kenny Brian:Bryan Timothy:Tim Deborah:Deb,Debbie,Debra
  Ronald:Ron,Ronnie Stephanie:Steph Rebecca:Becky Edward:Ed,Eddie,Ted Jeffrey:Jeff,Geoffrey Cynthia:Cindy Jacob:Jake Kathleen:Kathy
  Nicholas:Nick Stephen:Steve,Steven Pamela:Pam Benjamin:Ben Samantha:Sam Samuel:Sam Katherine:Kate,Kathy,Catherine,Katie Gregory:Greg
  Alexander:Alex,Sasha Patrick:Pat Frank:Francis Raymond:Ray Janet:Jan Nathan:Nate Victoria:Vicky,Tori Zachary:Zach Douglas:Doug Peter:Pete
  Christina:Chris,Tina Walter:Walt Gerald:Jerry Vijay:Vijaya Deepak:Dipak Venkatesh:Venkat Srinivas:Sreenivas,Srini Pooja:Puja Manoj:Manu
  Ahmed:Ahmad Hassan:Hasan Aisha:Ayesha Omar:Umar Yusuf:Yousef,Youssef Xiaoming:Ming Dmitri:Dmitry,Dima Sergei:Sergey Natalia:Natalya,Natasha
  Ivan:Vanya Tatiana:Tanya Pedro:Peter Javier:Xavier Alejandro:Alex Isabel:Isabella,Bella Søren:Soren,Soeren Björn:Bjorn,Bjoern Élodie:Elodie
  François:Francois Harish:Hari Vikram:Vik Sanjay:Sanju Priya:Priyanka Anjali:Anju Kavya:Kavi`
    .split(/\s+/)
    .map((entry) => {
      const [name = '', others = ''] = entry.split(':')
      return [name, others.split(',').filter((other) => other !== name)]
    }),
)

export const cities =
  `Edison, New Jersey|Dallas, Texas|Austin, Texas|Chicago, Illinois|Atlanta, Georgia|San Jose, California|Seattle, Washington|
Boston, Massachusetts|Phoenix, Arizona|Charlotte, North Carolina|Tampa, Florida|Columbus, Ohio|Denver, Colorado|Hyderabad, Telangana|
Pune, Maharashtra|Toronto, Ontario|London, England|Dublin, Leinster|Irving, Texas|Herndon, Virginia`.split(/\|\s*/)

export const employers =
  `Infosys|Wipro|Tata Consultancy Services|Cognizant|Accenture|Capgemini|Deloitte|IBM|HCL Technologies|Tech Mahindra|
Bank of America|JPMorgan Chase|Wells Fargo|Citibank|Verizon|AT&T|Comcast|UnitedHealth Group|Cigna|CVS Health|Walmart|Target|Home Depot|FedEx|
Delta Air Lines|Ford|General Motors|Boeing|Pfizer|Merck|Fidelity|Capital One|Cisco|Oracle|SAP|Kroger|Northwind Logistics|Bluefield Systems|
Granite Peak Software|Lakeshore Analytics|Redwood Data|Harborview Health|Sunrise Retail|Quantum Ridge|Ironbridge Bank|Maple Leaf Foods`.split(
    /\|\s*/,
  )

export const trades: readonly { titles: string[]; skills: string[] }[] = [
  {
    titles: ['Java Developer', 'Senior Java Developer', 'Java Architect'],
    skills: 'Java,Spring Boot,Hibernate,Kafka,Oracle,JUnit,Maven,REST,Microservices,AWS'.split(','),
  },
  {
    titles: ['Data Engineer', 'Senior Data Engineer', 'ETL Developer'],
    skills: 'Python,Spark,Airflow,Snowflake,SQL,Hadoop,Databricks,dbt,Kafka,AWS'.split(','),
  },
  {
    titles: ['Frontend Developer', 'UI Developer', 'React Developer'],
    skills: 'JavaScript,TypeScript,React,Redux,CSS,HTML,Webpack,Angular,Jest,Figma'.split(','),
  },
  {
    titles: ['QA Engineer', 'Test Automation Engineer', 'SDET'],
    skills: 'Selenium,Cucumber,TestNG,Postman,JMeter,Java,Jira,Cypress,SQL,Appium'.split(','),
  },
  {
    titles: ['Business Analyst', 'Senior Business Analyst'],
    skills: 'Requirements,SQL,Visio,Jira,UML,Agile,Tableau,Excel,UAT,Confluence'.split(','),
  },
  {
    titles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer'],
    skills: 'Kubernetes,Docker,Terraform,Jenkins,AWS,Azure,Linux,Ansible,Prometheus,Bash'.split(','),
  },
  {
    titles: ['.NET Developer', 'Senior .NET Developer'],
    skills: 'C#,.NET,ASP.NET,SQL Server,Azure,Entity Framework,Blazor,WPF,REST,Git'.split(','),
  },
  {
    titles: ['Registered Nurse', 'Staff Nurse'],
    skills: 'Patient Care,ICU,Epic,BLS,ACLS,Triage,Charting,Phlebotomy,Telemetry,Wound Care'.split(','),
  },
]

export const mailDomains = [
  'gmail.com',
  'gmail.com',
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
]
