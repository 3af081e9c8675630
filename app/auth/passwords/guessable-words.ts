/**
 * Common parts of passwords: feelings, hobbies, brands, names, and terms of this site. Documented
 * here because ASVS 6.1.2 requires the context-specific words; they are in the last lines.
 */
export const guessableWords: ReadonlySet<string> = new Set(
  `password passwort passwd pass pass word motdepasse contrasena contraseña senha secret secrets secreto geheim admin administrator
  administrador root user users guest test tester testing demo login logon signin welcome welcome hello bonjour hola letmein letmeinplease
  open opensesame access master default change changeme changemeplease changeit temp temporary please system server computer internet
  windows microsoft google facebook instagram youtube twitter linkedin myspace yahoo gmail hotmail amazon apple iphone samsung android
  nokia motorola nintendo playstation xbox minecraft pokemon pikachu naruto starwars skywalker matrix batman superman spiderman
  wolverine ironman avengers marvel hulk joker harley harrypotter hogwarts gandalf frodo
  love loves loveme lover lovers lovely iloveyou iloveu iloveme iloveyouforever loveyou ilove you forever always together baby babygirl
  babyboy honey sweet sweetie sweetheart darling angel angels princess princesa queen king prince kiss kisses heart sexy hottie
  beautiful pretty cutie happy smile smiley sunshine sunflower flower flowers rose rainbow butterfly summer winter spring autumn
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
  december jesus jesuschrist christ god godisgood jehovah blessed blessing faith heaven trinity amen allah mohammed muhammad bismillah
  dragon monkey tiger lion eagle eagles shark falcon falcons panther wolf bear bears horse pony kitty kitten cat cats dog dogs doggy puppy
  snoopy scooby buster ginger pepper cookie chocolate banana orange cherry peanut pumpkin coffee cheese butter chicken pizza
  football soccer baseball basketball hockey cricket rugby tennis golf volleyball liverpool liverpoolfc arsenal chelsea chelseafc
  manchester manchesterunited united barcelona realmadrid juventus milan steelers cowboys yankees lakers raiders packers redsox
  ronaldo messi jordan kobe beckham neymar shadow ninja samurai warrior hunter killer soldier gangster player gamer thunder lightning
  phoenix mustang ferrari porsche mercedes corvette camaro harleydavidson yamaha honda toyota jaguar diamond silver gold golden
  money moneymoney millionaire dollar dollars rich success lucky winner champion freedom liberty peace power star stars superstar rockstar
  music guitar metallica nirvana eminem beatles slipknot greenday blink family mother father mommy mom mama daddy dad papa sister
  brother friend friends bestfriend grandma school college student teacher nurse doctor police america american usa england london
  paris france germany canada mexico brazil brasil india pakistan nigeria lagos abuja ghana accra kenya nairobi africa african
  jamaica atlanta georgia texas dallas houston california chicago newyork brooklyn florida miami
  michael michelle jessica ashley jennifer amanda daniel david andrew anthony joshua joseph jonathan matthew christopher christian
  christina nicole samantha elizabeth stephanie charlie george robert richard william thomas james john peter patrick alexander
  alexandra alexis alex maria mary anna andrea angela sarah hannah rachel rebecca laura lauren victoria vanessa melissa natalie
  jasmine brandon justin jason jackson kevin martin maggie molly sophie sophia emily emma olivia isabella oliver harry jack
  ibrahim abdul fatima aisha amina chioma emeka tunde kwame kofi ama blessing precious patience favour gift emmanuel samuel
  trustno iam the and one two three four five six seven eight nine zero onetwothree my me is qwe asd zxc abc xyz
  fuck fuckyou fuckme fuckoff asshole bitch shit whatever nothing anything something nopassword mypassword thisismypassword
  correcthorsebatterystaple
  guap guapcoin guapcoinx guapx masternode masternodes staking wallet blockchain crypto cryptocurrency bitcoin btc ethereum
  coin coins token merchant merchants staff office backoffice diaspora`.split(/\s+/),
)
