/**
 * Words that most common passwords are made of. Reduced from the list of frequent passwords of zxcvbn-ts (MIT, Copyright 2012-2016 Dan
 * Wheeler and Dropbox, Inc., 2021 zxcvbn-ts) to its words, with the seasons, months and the words of offices beside them.
 */
export const commonWords = `
aaa abc abcd abcde access adidas admin administrator airborne albert alex alexande alexis amanda america andrea andrew andrey
angel angela angels animal anthony apollo apple apples april arsenal arthur asd asdasd asdf asdfasdf asdfgh asdfghjk
asdfghjkl ashley august austin autumn azerty babygirl badboy bailey banana bandit barney baseball batman bear beatles beavis
beer benjamin bigdaddy bigdog birdie black blazer blink blue bond bonnie booboo boomer boston brandon brandy braves broncos
brooklyn bubba bubbles buddy buffalo bulldog buster butter calvin camaro cameron canada captain carlos carolina cartman
casper cassie celtic chance changeme charles charlie cheese chelsea cherry chester chicago chicken chris christin cocacola
coffee company compaq computer contrasena cookie cooper copper corporate corvette cowboy cowboys creative cricket crystal
dakota dallas daniel danielle darkness david debbie december default demo dennis destiny dexter diablo diamond digital doctor
dolphin dolphins donald donkey dragon driver eagles eclipse edward elephant eminem enter explorer falcon family february
fender ferrari fire fish fishing florida flower fluffy flyers football forever fred freddy freedom friday gabriel gandalf
garfield gateway gators gemini genius george gfhjkm ghbdtn giants gibson ginger godzilla golden golf golfer gordon green
guest guinness guitar gunner hammer hannah happy harley heather heaven hello helpme hockey hotdog hunter iceman iloveyou
india internet jack jackie jackson jaguar james january jason jasper jennifer jeremy jessica jessie john johnny johnson
jonathan jordan joseph joshua july june junior justin killer kitten klaster knight lakers lasvegas lauren legend letmein
lifehack little liverpoo liverpool login london louise love lucky maddog madison maggie magic manager march marina marine
marlboro martin marvin master matrix matthew maverick maximus maxwell may melissa mercedes merlin metallic mexico michael
michelle michigan mickey midnight mike miller minecraft monday money monica monkey monster montana morgan motdepasse mother
mountain muffin murphy mustang nascar natasha nathan nelson newyork nicholas nicole nikita nintendo nirvana nissan nothing
november october office oliver online orange packers pakistan pantera panther parker pass passwd password passwort patrick
peaches peanut pepper peter phantom phoenix platinum player please pokemon police pookie porsche power prince princess
private pumpkin purple qaz qazwsx qazwsxedc qazxsw qwaszx qwe qweqwe qwer qwert qwerty qwertyui qwertyuiop qwertz rabbit
rachel raiders rainbow ranger rangers razz rebecca redskins redsox redwings richard robert rocket root rosebud runner rush
samantha samson samsung samuel sandra saturday saturn school scooby scooter scorpio scorpion scott secret secure september
sergey server shadow shannon sharon shelby sierra silver skippy slayer slipknot smokey sniper snoopy snowball soccer sophie
sparky spider spring staffing startrek starwars steelers stella steve steven student success summer sunday sunshine superman
support sydney sysadmin system taylor temp temporary tennis test testing theman therock thomas thunder thursday tiffany tiger
tigers tigger tomcat topgun toyota travis trinity trouble trustno tucker tuesday turtle united user vampire victor victoria
viking voodoo voyager walter warrior wednesday welcome whatever william williams willie willow wilson winner winston winter
wizard work wsx xavier yamaha yankees yellow zxc zxcvbn zxcvbnm
`
