/**
 * Words that carry no meaning in a question about a figure: English, Pidgin, and the phrases around a
 * question.
 */
export const FILLER = `sharp prev suffer suffers suffering suffered a an and are about any as at be been being by can could did do does doing for from get gets getting give gives given
had has have having he her here him his how i if im in into is isnt it its ive just kindly let lets like me my of off on one or our out please pls plz
put said say says see she should show shown so some such tell than that thats the their them there theres these they this those to too us use used using value values very
was we were what whats when where whether which who whom whose why will with within would you your yours yeah yes ok okay
actually again ago already always anymore any more anyone anybody nobody everybody everyone apparently around away back basically bit but came check checked come comes dear does doing don dont
each either else especially etc ever every exactly fact find finding first found friend generally go goes going good got great hear heard hello hope idea indeed inside
interested kind know known knows lately latest like likely look looked looking lot lots made mainly make many maybe might mind much must need needed needs never new nice
now often oh old once only our ours over own particular people person perhaps pick place please point possible precisely provide provided quick quickly quite rather real really
regarding request required right same search see seem seems send sir madam ma boss simply situation small someone something sort sorry state states still sure
take took taken talk tell thank thing things think though through time times today together try trying type under understand up upon use very via view want wanted wants way well went whole
wish wonder wondering work working write writing year years yet
figure figures data number numbers rate rates ratio level levels percentage percent proportion share coverage prevalence value statistic statistics stat stats information info indicator indicators
report reported reports according estimate estimated estimates total overall national nationwide country nation area areas local lga zone region live living lives cent
child children kid kids woman women man men mother mothers baby babies population aged age ages month months
dey abi na wey wetin abeg una nko de sef o oh ooo how far na so im am dem dis dat pikin pikins belle oga wahala jare biko sha na im fit wan sabi comot instead chop practise practises practice practices inside for be go get no be like say
many much per out every among amongst across during between both all one ones
may upon met meet meets meeting higher lower greater doubled double doubling halved tripled true false correct wrong confirm confirmed expected expect
claim claims claimed believe believed told read saw seen assume assuming suppose supposed given since because anymore around roughly approximately nearly almost least
honest honestly truth really proper properly exact precise detail details summary overview brief quickly curious writing preparing preparation
prepare prepared researching research study studying looking interest statistic figures numbers fact facts question questions answer answers ask asking asked
happening getting become becoming became remain remains doing perform performs performing compare comparing
quelle est couverture pour chez nigeria la le les de des du en et un une combien taux dans
thesis chapter essay assignment homework supervisor lecturer professor teacher student students class project presentation meeting boss colleague journalist newspaper newspapers article story slide slides
paper speech proposal grant donor ministry office commissioner director minister officer team department brief memo deadline tomorrow yesterday morning week
chance fewer less fewest other others another fast site sites website websites platform portal webpage
hit hits hitting innit lol haha alright
held hold holds record records recorded recording fare fares faring erm er um uhm uh ehm hmm hw wat wht d dis dat plz abt wia cos thx tnx di kain mama mamas papa home collect collected none agree really urgently asap quick urgent important exactly please wondering curious help needed
governor president senator party print write answer output order
district citizen citizens resident residents folks somebody
last next past previous prior earlier later since ago
occur occurs happen happens happened happening stand stands stood experience experiences having receive receives received receiving reach reaches reached reaching
common high low big large little few several various different certain general specific main current recent
nigerian nigerians
mny sme wch whch thr giv gv tel shw kndly thx plss abt bout
baseline endline headline topline ballpark lie lies lying
side axis town province land end ends part`
