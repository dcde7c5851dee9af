/**
 * Names that one person may use for another: nicknames, and spellings of one name in several languages or transliterations. The first
 * word of a group names it; a word may stand in several. From common knowledge, not from a list of others.
 */
const groups = `
abdul abdel abdoul abd | abigail abby gail | abraham abe ibrahim avraham | aditya adi | agnes aggie | ahmed ahmad ahmet ahmad |
aisha ayesha aysha aicha | albert al bert bertie alberto | alejandro alex ale alexander |
alexander alex alec sandy sasha xander aleksandr alexandre alessandro aleksander oleksandr |
alexandra alex sandra sasha alexa lexi aleksandra alessandra | alfred al alf fred freddie alfredo | alice ali allie alicia | ali aly |
amanda mandy manda | amelia amy millie mia | amit amith | andrew andy drew andre andreas andrei andrey andres andrzej | angela angie angel |
ann anne anna annie nan nancy ana anya hannah | anand anandh ananda | anthony tony ant antonio anton antoine | archana archie |
arthur art artie arturo | asha aasha | ashley ash | ashok ashoka | balasubramanian bala balu balasubramaniam | barbara barb babs barbie |
bartholomew bart | beatrice bea trixie beatriz | benjamin ben benny benji | bernard bernie barney | bhavana bhavna | bradley brad | brian bryan ryan |
caroline carol carrie caro carolina carolyn | catherine kate katie cathy kathy kathryn katherine kat catalina katarina kathleen ekaterina katya kit |
chandra chander chandran | charles charlie chuck chas carlos karl carl | charlotte charlie lottie |
christina chris tina christine kristina kristin christa | christopher chris topher kit christophe cristobal kris | cynthia cindy |
daniel dan danny daniele | danielle dani | david dave davey dawid davit daoud | deborah deb debbie debra | deepak dipak | deepika dipika deepa dipa |
dennis denny denis | diana di diane | dimitri dmitry dmitri dima dmytro | dinesh dinu | dolores lola | dominic dom nick | donald don donnie |
dorothy dot dottie dolly | douglas doug | edward ed eddie ted teddy ned eduardo edouard eduard | eleanor ellie nell nora elena |
elizabeth liz lizzie beth betty eliza lisa elsa elisabeth betsy libby isabel | emily em emma | emmanuel manny emanuel manuel | eric erik erich |
esther hester | eugene gene evgeny evgeni yevgeny | evelyn eve evie | ezekiel zeke | faisal faysal feisal | farid fareed | fatima fatema fatma fatimah |
ferdinand ferdi fernando | florence flo | frances fran frankie | francis frank francisco paco pancho frankie francesco francois | franklin frank |
frederick fred freddie freddy fritz frederic federico | gabriel gabe | gabriela gabby | ganesh ganeshan | geoffrey geoff jeff |
george georgie jorge georg jiri giorgio yuri | gerald gerry jerry | gerard gerry | gillian jill | giovanni gianni gio john | gopal gopi gopalakrishnan |
gregory greg gregor grzegorz | guillermo memo william | gwendolyn gwen | hannah hana hanna | harish hari | harold harry hal | hassan hasan |
heather heath | helen nell ellie elena helena | henry harry hank enrique henri heinrich henrik | herbert herb bert | howard howie |
hussein husain hussain hossein husayn | ignacio nacho | isabella bella izzy isabel | isaac ike ishaq | ivan vanya | jacob jake jakob yakov yaqub |
jacqueline jackie | james jim jimmy jamie jem | janet jan | jasmine jas yasmin | jason jay | javier xavier javi | jayaprakash jp jay | jean jeannie |
jeffrey jeff | jennifer jen jenny jenna | jeremy jerry jem | jeremiah jerry | jessica jess jessie | jesus chuy | jitendra jitu jitender | joan joanie |
joanna jo joanne | john johnny jack jon juan jean ivan johan johann hans | jonathan jon jonny nathan |
joseph joe joey jose pepe josef yusuf yousef youssef giuseppe | joshua josh | joyce joy | judith judy | julia julie jules | julian jules | karen karin |
karthik kartik karthick karthikeyan | katsuhiro katsu | kenneth ken kenny | kevin kev | khalid khaled | kimberly kim | kiran kiren |
krishna krish krishnan krishnamurthy | kristen kris kristin | lakshmi laxmi lakshman | laura laurie | lawrence larry laurence laurie lorenzo |
leonard leo len lenny leonardo | leslie les | lillian lily lil | linda lindy | louis lou louie luis luigi | louise lou | lucas luke luca |
lucy lucia lou | madeline maddie | madhavi madhu | madhusudan madhu madhusudhan | mahesh mahi | mahmoud mahmud mehmood mahmood |
manjunath manju manjunatha | manoj manu | marcus marc mark marco marcos | margaret maggie meg peggy marge margie greta rita margarita |
maria marie mary mariya | mariam maryam miriam mary | marjorie marge margie | martha marty | martin marty martyn | mary molly polly mae |
matthew matt mateo matthias mathieu | maureen mo | maximilian max | maxwell max | megan meg meghan | mehmet mohammed | melanie mel |
melissa mel missy lissa | michael mike mick mickey mikey miguel mikhail misha michel mikael micha | michelle shelly michele | mildred millie |
miroslav mirek | mitchell mitch | mohan mohana | mohammed muhammad mohamed mohammad muhammed mohamad md mo hamid | mukesh mukhesh |
murali muralidhar muralidharan | mustafa moustafa mostafa | nageswara nagesh | narayanan narayan narayana | natalia natasha natalie natalya |
nathaniel nathan nate nat | neha nehaa | nicholas nick nicky nico nicolas nikolai nikolas kolya klaus | nicole nicky nikki | nitin nithin |
norman norm | oliver ollie | olivia liv livvy | olga olya | omar umar omer | oscar ozzie | osman usman uthman | pamela pam |
patricia pat patty trish tricia | patrick pat paddy rick | paul pablo pavel paolo pawel pauly | penelope penny |
peter pete pedro pyotr petr pietro piotr | philip phil pip phillip felipe philippe | pradeep pradip | prakash prakasha | prasad prasanth prasanna |
praveen pravin | priyanka priya | purushottam puru | rachel rach raquel | radha radhika | raghavendra raghu ragu | rahim raheem | rajagopal raj raja |
rajendra raj rajinder rajender raju | rajesh raj raja | rajiv rajeev | ramachandran ram rama ramu | ramesh ram | rashid rasheed |
ravindra ravi ravinder | raymond ray raimundo ramon | rebecca becky becca bec | regina gina | reginald reg reggie | ricardo rick richard |
richard rick dick rich richie ricky | rita reeta | robert bob bobby rob robbie bert roberto | roberta bobbie | roderick rod | rodrigo rod | rodney rod |
roger rodge | ronald ron ronnie | rosemary rose rosie | roxanne roxy | rudolph rudy | russell russ | saleem salim | samantha sam sammy |
samuel sam sammy shmuel | sandeep sandip | sandra sandy | sanjay sanjeev sanju | santosh santhosh | sarah sara sally sadie |
satyanarayana satya sathya | sebastian seb bastian | sergei sergey serge sergio | sharon shari | sheila shelagh | shirley shirl | shreya shriya |
siddharth sid siddhartha sidharth | sofia sophia sophie sonya | sridhar shridhar sreedhar | srinivas srini srinivasan sreenivas srinivasa vasu |
stanley stan | stephanie steph steffi stefanie | stephen steve steven stevie stefan esteban stephan stephane |
subramanian subbu mani subramaniam subramanyam | sudhakar sudha | sunil suneel | suresh sureshkumar | susan sue susie suzanne susanna | sushma sushama |
swathi swati | sylvia sylvie silvia | takahiro taka | tatiana tanya | terence terry | teresa terry tess theresa tessa | thaddeus tad |
theodore ted teddy theo | thomas tom tommy tomas | timothy tim timmy timofey | tobias toby | uma oma | valerie val | vasily vasya basil |
venkatesh venkat venkatesan venky venkateswara | venkata venkat | veronica ronnie vera | victor vic viktor | victoria vicky tori vic |
vijay vijaya vijayakumar | vikram vik | vikas vik | vincent vince vinny vicente | virginia ginny | vishal vish | vishnu vish | vivek viv |
vladimir vlad volodya volodymyr | wallace wally | walter walt wally | wendy wen | wilfred wilf | william bill will billy willie liam guillaume wilhelm |
winifred winnie | xiaoming ming | xiaohong hong | xiaoli li | yolanda yoli | youssef yusuf yousef yousuf joseph | yulia julia yuliya |
zachary zach zack | zainab zaynab zeinab
`

const groupsByWord = new Map<string, string[]>()
for (const group of groups.split('|')) {
  const words = group.trim().split(/\s+/)
  for (const word of new Set(words)) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), words[0] as string])
}

/** The groups that a word belongs to; itself if it is in none. */
export const nameGroups = (word: string): readonly string[] => groupsByWord.get(word) ?? [word]

export const isNickname = (a: string, b: string): boolean =>
  nameGroups(a).some((group) => nameGroups(b).includes(group))

/** Two known names are two names, however little they differ: Eric and Erica, Mario and Maria. */
export const areTwoNames = (a: string, b: string): boolean =>
  ((groupsByWord.has(a) || others.has(a)) && (groupsByWord.has(b) || others.has(b))) || isOtherGender(a, b)

const isOtherGender = (a: string, b: string) => {
  const [short, long] = [a, b].toSorted((one, other) => one.length - other.length) as [string, string]
  const swapsEnding = a.length === b.length && a.slice(0, -1) === b.slice(0, -1) && /[oae]$/.test(a) && /[oae]$/.test(b)
  return (
    swapsEnding || (long === `${short}a` && /[^aeiou]$/.test(short)) || long === `${short}ette` || long === `${short}le`
  )
}

// Names of people that differ in a letter or two from another's.
const others = new Set(
  `mario carla carlo carmen paula paulo pauline erica erika julio julius juliet juliana adrian adriana adrienne denise
  marcia marta marina martina mona nina rina tina lena leila layla mira mila maya anita anika anish anisha amina amir amira samir samira karim
  karima kamal kamala kavita kavitha ravi raju rani rina rohan rohit rohini mohit sonal sonali sonia nikhil nikita
  pooja puja pavan pavani lata latha suman sumit amitabh anil anila sunita sunitha vinod vinay vineet vineeta arjun arun aruna varun
  tarun karan kiran divya diya riya ria priti preeti jyoti kunal kushal vimal vimala usha nisha disha isha
  darren darrell daryl dana dale gale jay ray roy rory rosa rose rosalie marian marion marianne lee leigh lea leah
  liana brianna breanna brenda brendan brandon brenden harper hunter tara tyra kara cara clara klara jared jarrod jordan
  alan allan allen ellen elaine elaina helena marcel marcelo marcela wei wen lin ling min ming jin jing jun yun yan yang xin xing
  hao bo tao yi ying ping qing chen fang feng hui hua jian juan lei mei nan peng rui shan wang xia xiu yu yuan zhen`.split(
    /\s+/,
  ),
)
