import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for people and how they live: homes, water, school, work, poverty. */
export const LIVING_SAYINGS: Phrasings = {
  CBR: 'births per 1000 people, births per 1000 population, births per 1000 inhabitants, babies born per thousand people, births for every thousand people, births per thousand population, yearly births per thousand people, newborn babies per thousand people, overall rate of births',
  CDR: 'general death rate, deaths per 1000 people, deaths per 1000 population, deaths per 1000 inhabitants, people dying per thousand inhabitants, deaths for every thousand people, deaths per thousand population, overall rate of deaths, yearly deaths per thousand people, rate at which people die',
  DEPR: 'age dependency, dependency ratio, total dependency, total dependency ratio, dependants per 100 workers, dependants per 100 people of working age, dependants for each hundred workers, dependants per working age person, dependants each working adult carries',
  LEXP: 'average lifespan, expected years of life, expected lifespan, years people can expect to live, age people live up to, how many years a person lives, average length of life',
  HHSIZE:
    'people per household, people per home, people in a household, people in a home, average number of people in a home, average number of people in a household, how many people live in a household, how many people live in a home, household members, people in each household, people living under one roof, number of people per household, how big families are, how large a household is, persons living in one household, people sharing one household, family members in one house, how crowded households are, average family size',
  MEDAGE:
    'middle age of the population, median age of people, age of the typical person, how young the population is, age of the middle person, median years of the people, typical age of the people',
  WRA: 'population of women of child bearing age, women of child bearing age, number of women of childbearing age, women old enough to have children, women who are of childbearing age, women in their childbearing years, females of childbearing age, women able to bear children',
  POP014:
    'population under 15, under 15 population, under 15 share of population, under 15 share of the population, share of people under 15, percent of people under 15, children under 15 share, share of children under 15, young people 0 14, share of people who are children, people who are below fifteen, part of the population under fifteen, percentage of the population below fifteen, children under fifteen as population share, population made up of children, proportion of people younger than fifteen, population share of children under fifteen, people still under fifteen, fraction of people below fifteen, child population percentage, child population share',
  POP1564:
    'working age population, working age share, percent of people of working age, share of people of working age, people aged 15 to 64, people who are of working age, working age people in the population, people old enough to work, population in the working ages, fraction of people of working age',
  POP65:
    'percent of elderly people, share of elderly people, share of older people, share of people who are elderly, old people in the population, proportion of elderly people, population share who are old people, elderly people aged 65 and over, senior citizens in the population, aged people as population share, people past 65 years, aged population share, elderly population share, aged population percentage',
  POPF: 'share of women in the population, women in the population, percent of people who are female, percent of people who are women, proportion of females, share of females, proportion of women in the population, share of people who are women, people who are female, women and girls in the population, percentage of people who are female, females out of the whole population, women and girls as population share, women out of everybody, girls and women out of everyone',
  URBAN:
    'percent urban, urban share, share of urban people, level of urbanisation, people who live in urban areas, city and town dwellers, people staying in the cities, living in urban areas, part of the population in cities, people who dwell in towns, residents of cities and towns, people not living in villages',
  POPGR:
    'annual growth of population, annual population growth, yearly growth of population, population growth rate, how fast population grows, how fast the population grows, speed of population growth, yearly increase of the population, population going up every year, population increase from year to year, pace of population increase, population expanding every year, population increase per year',
  URBGR:
    'urban growth, urban growth rate, growth of towns, growth of cities, how fast towns grow, how fast cities grow, cities growing fast, city population growing each year, speed of urban growth, city populations rising every year, urban population expanding every year, annual growth of town dwellers',
  SRB: 'boys born per girl, boys born per girl born, boys born for every girl, boys per girl, sex ratio of births, boys born compared with girls, more boys born than girls, boy babies per girl baby, sex ratio of babies born',
  DENS: 'people per square km, people per square kilometre, people per square kilometer, people per km2, people per sq km, inhabitants per square kilometre, how crowded, how densely populated, crowded land, densely populated land',
  DEPYG:
    'youth dependency, young dependants, young dependants per 100 workers, child dependants, kids workers have to feed, child dependency on working adults, kids per 100 working age, children per 100 of working age',
  DEPOLD:
    'old age dependency, old age dependency ratio, old dependants, old dependants per 100, elderly dependency, dependency of the elderly, elderly dependants, aged dependency on working adults, aged dependency ratio, seniors per 100 working age',
  LITA: 'adults who can read and write, grown ups able to read, older people who are literate, adults who are not illiterate, reading and writing among adults',
  GERP: 'primary enrolment, primary school enrolment ratio, ger primary, primary ger, enrolment in primary school, pupils registered in primary school, pupils admitted in primary schools',
  GERS: 'secondary enrolment, secondary school enrolment, secondary school enrolment ratio, ger secondary, secondary ger, enrolment in secondary school, students enrolled in secondary school, teenagers enrolled in secondary school, students admitted in secondary schools',
  EDUEXP:
    'public education spending gdp, education spending gdp, public spending on education gdp, economy devoted to public education, education outlay against gdp',
  UNEMP:
    'people without jobs, people without a job, people out of work, people who have no job, workers without a job, labour force that is jobless, people seeking work but idle',
  OOSP: 'kids not going to school, children not going to school, children who do not go to school, kids out of school, kids not attending primary school, kids missing primary school',
  HHPC: 'homes with a computer, houses with a computer, laptop or computer at home, families that have a laptop, families owning a computer, computers in the house, computer ownership at home',
  HHMOB:
    'households with phones, households with a phone, homes with a phone, homes with phones, homes with a mobile phone, houses with a phone, phones in the house, households having a handset, families owning a cell phone, households with a gsm phone',
  HHTV: 'tv ownership, homes with a tv, homes with a television, homes with a television set, houses with a tv, televisions in the house, families owning a television, houses that have tv sets',
  MARR15: 'child brides under 15, girls married under 15, brides under 15',
  PARTVIOL:
    'domestic violence, violence by husbands, women beaten by husband, women beaten by their husbands, women who are beaten by their husbands, women beaten by partner, partner violence, women whose husbands hit them, women abused by their partners, women hurt by their own partner, women facing domestic violence at home, wife beating actually suffered by women, women who experienced domestic violence recently, partner violence in past year, partner violence in the past year',
  GDI: 'gender development, womens development index, female to male hdi, ratio of female to male hdi, womens development compared with mens, women against men in human development, gender gap in human development, female against male human development, ratio of female to male development, gender equality in human development',
  MOBW: 'mobile phone ownership of women, phone ownership of women, women with their own mobile phone, women who have a handset, women possessing a cell phone, women who own a gsm phone, women with a personal phone, phones in womens hands, women who have a phone',
  POOR40:
    'population in lowest two wealth quintiles, people in the poorest households, people in the two poorest groups, people in the bottom forty percent, people among the poorest forty percent, people living in poor wealth groups, those in the bottom two quintiles, living in the poorest forty percent, people from the poorest two quintiles, poorest two wealth groups',
  MYS: 'mean schooling years, mean years of school, average years of school, average years of schooling, average years in school, average years of schooling of adults, years of schooling, years of education, years of education of adults, mean years of education, average years of education, years adults spent in school, years of school adults completed, average years adults went to school, how long adults stayed in school, years of schooling adults have, number of school years for adults, years for which adults were schooled, average schooling of adults, time adults spent in school, years in school of adults, schooling years of adults, adults years in school',
  EYS: 'expected school years, expected schooling years, expected years of school, expected years in school, years of school a child can expect, school life expectancy, expected years of education, years a new pupil will study, school life a child can expect',
  GNIPC:
    'gni per head, gni per capita, gross national income per head, average income of a person, national income for each person, what a person earns on average, national income per head, average income per head, average yearly income of a person, national income divided by the people, average earnings per head',
  IWI: 'household wealth index, wealth index, wealth index of households, how wealthy households are on average, average wealth score of households, wealth of households by assets owned, household wealth score, score of household assets, average household wealth, household wealth measured by assets, asset wealth of households, things households own as wealth score',
  IWI50:
    'iwi below 50, iwi under 50, wealth index below 50, wealth index under 50, homes with wealth index below 50, households with a wealth index below 50, households scoring under fifty on wealth, households that fall below wealth fifty, households under half the wealth scale, families under fifty on asset wealth, low iwi households',
  ELECPOP:
    'people who get light, access to light, people connected to electricity, population connected to light, people not living in darkness',
  ELECHH:
    'homes with light, houses with light, households with light, houses with electricity, homes that get electricity, homes with power, households with power, electrified homes, families with electricity in the house, households connected to power, dwellings having electricity, houses wired for electricity, homes lit by electricity, electricity at home, people with electricity at home, having electricity at home',
  ATT1517:
    'teenagers 15 17 in school, youths 15 17 attending school, youth 15 17 in school, teenagers 15 to 17 in school, older teenagers still in school, attending school at fifteen to seventeen',
  WORKW:
    'women who are employed for pay, women who work for pay, women who are paid for work, women doing paid work, women who earn money from work, women with paid jobs, women working for pay, women employed and paid, women who have a paying job, women earning a wage, women with jobs that pay, women who work and get paid, women earning their own wages, women in jobs that pay',
  CPLPRI:
    'children who finish primary school, finishing primary school, children who complete primary school, kids completing primary school, pupils who complete primary six, children getting through primary school, young people who finished primary school, completing primary education, children who end primary school successfully, youths who completed primary school, pupils finishing primary six',
  CPLLSEC:
    'junior secondary completion, jss completion, junior secondary school completion, children who finish junior secondary, children who finish junior secondary school, finishing junior secondary, young people who finish junior secondary, students completing junior secondary school, youths who complete jss three, children who finish jss, teenagers completing junior secondary, students who get through junior secondary, finishing junior secondary school, completing jss, young people completing lower secondary, students finishing jss three, boys and girls completing junior secondary',
  CPLUSEC:
    'senior secondary completion, sss completion, senior secondary school completion, young people who finish secondary school, children who finish senior secondary, finishing secondary school, finishing senior secondary, young people who finish senior secondary, students completing senior secondary school, youths who complete ss three, students who finish sss, youths completing senior secondary, students who get through senior secondary, finishing senior secondary school, completing sss, young people completing upper secondary, students finishing ss three, boys and girls completing senior secondary',
  EDUPRI:
    'adults who finished primary school, adults who completed primary school, adults with primary school',
  EDULSEC:
    'adults who completed junior secondary, adults who finished junior secondary, adults with junior secondary, adults with junior secondary school, people 25 with lower secondary, adults who completed lower secondary',
  EDUUSEC:
    'adults who completed senior secondary, adults who finished senior secondary, adults with senior secondary, adults with senior secondary school, adults who finished secondary school, people 25 with upper secondary, adults who completed upper secondary, secondary school graduates 25 plus, adults with ss3 completed',
  POVNAT:
    'national poverty rate, poverty rate national line, national poverty, poverty by the national line, poor people by national standard, those under the national poverty threshold',
  POV190:
    '1.90 poverty, poverty at 1.90, extreme poverty 1.90, less than 1.90 a day, people living on less than 1.90 a day, people under 1.90 dollars a day, below 1.90 a day, below 1.90 dollars a day, international poverty line, people living below a dollar ninety, people below the dollar ninety line, extremely poor under a dollar ninety',
  POV300:
    'less than 3 dollars a day, less than 3 a day, below 3 a day, below 3 dollars a day, under 3 dollars a day, people below 3 a day, 3 dollar poverty',
  POV420:
    'less than 4.20 a day, below 4.20 a day, less than 4.20 dollars a day, below 4.20 dollars a day, people below 4.20 a day, 4.20 poverty',
  POVGAP:
    'poverty gap 3 dollars a day, poverty gap international line, poverty gap at 3 dollars, international poverty gap, deepness of three dollar poverty',
  POVGAPN:
    'national poverty gap, depth of poverty national line, depth of poverty at the national line, depth of national poverty, poverty gap index national',
  POVSEVN: 'poverty severity, poverty severity index, severity of poverty, squared poverty gap',
  POVMPI:
    'world bank multidimensional poverty, multidimensional poverty by the world bank, multidimensional poverty headcount by world bank, multidimensional poverty world bank measure, mpm world bank, world bank mpm, multidimensional poverty measure of the world bank, world bank multidimensional poor people',
  GINI: 'gini coefficient, income inequality, how unequal, inequality of income, gap between rich and poor, inequality in what people spend, inequality of consumption',
  LFP: 'labour force participation rate, people in the labour force, workforce participation, participation in the labour force, people working or seeking jobs, labour participation ratio, labour participation rate',
  LFPF: 'female lfpr, female labour force participation, labour force participation of women, womens labour force participation, women in the labour force, women in the workforce, female workforce participation, women who are economically active, women joining the workforce, womens participation in the labour force, women working or job seeking, women in the labour force',
  GDPPC:
    'income per person in dollars, gdp per person in dollars, gdp per head in dollars, size of the economy per person, economic output per head, size of the economy per head, what the economy produces per person, gdp divided by the population, economy divided by number of people, wealth the economy produces per head',
  SLUM: 'urban people in slums, city people living in slums, town dwellers living in slums, slum dwellers in the cities, urban dwellers stuck in slums, city population living in ghettos, urban residents in slum settlements, city people without decent housing',
  HCI: 'human capital, human capital score, future productivity of todays children, human capital ranking score',
  HDI: 'human development score, how developed people are overall, human development standing',
  PARLF:
    'female lawmakers, women lawmakers, women in national assembly, women in the national assembly, women in house of representatives, women in the house of representatives, female members of parliament, female mps, women mps, seats held by women, womens seats in parliament, parliament seats occupied by women, women making laws in parliament, women members of parliament, women serving as federal lawmakers',
  WBL: 'women business and the law, women business and the law score, wbl score, laws affecting womens economic life',
  FHH: 'households headed by women, households headed by a woman, women headed households, female household heads, female headed homes, homes headed by women, households with a female head, families led by a woman, households run by women, women who head their households, households under a female head',
  WBEAT:
    'women who accept wife beating, acceptance of wife beating, attitude to wife beating, attitudes to wife beating, wife beating, women who think a husband may beat his wife, women who think wife beating is ok, women who excuse wife beating, a husband may beat his wife, husband may beat his wife, wife beating is okay, say wife beating is okay, husband can beat wife, husband fit beat wife, believe husband can beat wife, wey believe say husband fit beat wife, agree that a husband may beat them',
  WDEC: 'womens decision making, women in decision making, women who take part in decisions, women taking part in household decisions, women participating in decisions, household decision making by women, decision making power of women, womens say in household decisions',
  HLTHDEC:
    'women who decide on their own health care, womens decision on own healthcare, women deciding on health care, women having a say in their own health care, womens say in their own health care, women who decide about their own health, womens say over their own health care, say over their own health care',
  CPI: 'cost of living increase, rise in the cost of living, increase of prices, price rises, prices going up each year, prices rising, rise in market prices, rate at which prices increase, cost of living going up, rate at which prices climb',
  IDPCONF:
    'displacements from violence, displacements due to conflict, newly displaced by conflict, people newly displaced by conflict, people displaced by conflict, people displaced by violence, new displacements caused by fighting, people newly uprooted by violence, fresh displacement because of violence',
  IDPDIS:
    'displacements due to disasters, displacements from floods, newly displaced by disasters, people newly displaced by disasters, people displaced by disasters, people displaced by floods, new displacement by floods and disasters, disaster displacement in a year, fresh displacement because of disasters',
  REFIN:
    'refugees living in nigeria, refugees living here, refugee population, foreign refugees being hosted, refugees the country is hosting, refugees being sheltered, refugees from abroad being hosted',
  REFOUT:
    'nigerian refugees, nigerian refugees abroad, nigerians who are refugees, nigerians who fled abroad, refugees who fled nigeria, refugees abroad, nigerians who are refugees abroad, nigerian refugees in other countries, nigerian refugees living abroad, nigerian refugees in other countries, refugees in other countries, nigerian refugees abroad, nigerian nationals with refugee status, nigerian refugees abroad',
  FLOODAFF:
    'flood victims, people hit by flooding, people hit by floods, people affected by flooding, flooding affected people, flood affected people, flood victims in a year, people caught up in floods, people who suffered from flooding, people touched by flood disasters, people living through recorded floods',
  FLOODDTH:
    'deaths from flooding, deaths in flooding, people who died in floods, flood deaths, deaths caused by floods, flood death toll, people dead after flooding, lives claimed by flood water, people killed when rivers overflow, deaths in flood disasters',
  EPIDROU:
    'drought victims, people hit by drought, people affected by a drought, people suffering from drought, people caught up in drought, drought victims in a year, people touched by recorded droughts, people struck by drought disasters',
  GMPIH:
    'global mpi poor, global mpi headcount, people poor by the global mpi, global multidimensional poverty, share in poverty global mpi, ophi poverty headcount, ophi poverty, people in poverty by the global mpi, people ophi counts as multidimensionally poor, global mpi poverty headcount',
  GMPI: 'global mpi, global mpi value, global mpi score, global mpi index, global multidimensional poverty index, mpi value, ophi mpi, value of the global mpi, global mpi adjusted headcount, multidimensional poverty index score by ophi, undp multidimensional poverty index score',
  GMPIA:
    'gmpi intensity, intensity of poverty, poverty intensity, global mpi intensity, intensity of multidimensional poverty, average deprivation of the poor, how poor the poor are, deepness of multidimensional poverty, average lack among multidimensionally poor people',
  GMPIS:
    'severe multidimensional poverty, severe poverty, severe poverty global mpi, people in severe poverty, severely poor people, severe mpi, severe multidimensional poverty in the global index, severe multidimensional poverty in the global mpi, extremely multidimensionally poor people, people deep in multidimensional poverty',
  GMPIV:
    'vulnerable to poverty, people vulnerable to poverty, people close to poverty, people at risk of poverty, people at risk of multidimensional poverty, global mpi vulnerable, vulnerable to multidimensional poverty, people close to being multidimensionally poor, people nearly multidimensionally poor',
  DEPCM:
    'homes where a child has died, homes where a child died, households where a child died, households where a child has died, people in households with a child death, deprivation child mortality, child mortality deprivation',
  DEPYS:
    'households without schooling, deprived in schooling, deprivation in schooling, deprivation in schooling years, deprivation years of schooling, schooling deprivation, people in homes where nobody finished six years of school',
  DEPSA:
    'deprivation school attendance, school attendance deprivation, households with a child out of school, homes with a child out of school',
  DEPCF:
    'cooking with solid fuel, cooking with solid fuels, households cooking with solid fuel, solid fuel for cooking, cooking with firewood, households using firewood, homes using firewood, households using firewood or charcoal, cooking with charcoal, cooking with wood, firewood for cooking, solid fuel for cooking, cooking fuel deprivation, people who cook with firewood, families that cook with firewood, cooking with firewood and charcoal, people cooking on smoky firewood, people deprived of clean cooking fuel',
  DEPHO:
    'poor housing, bad housing, inadequate housing, housing deprivation, mud houses, houses of mud, houses of poor material, people living in mud houses, people in poorly built houses, people living in substandard housing',
  DEPAS:
    'asset deprivation, deprivation of assets, lacking assets, households with few assets, people with few assets, families owning hardly any assets, families that own almost nothing, households lacking assets, homes lacking assets',
  CLEANFUEL:
    'cooking with gas, homes cooking with gas, households cooking with gas, households using clean fuel, homes using clean fuel, homes with clean cooking fuel, access to clean cooking, clean cooking access, clean fuel for cooking, households cooking without smoke, people using gas stoves',
  HWASH: 'handwashing facilities at home, handwashing facility at home, handwashing place at home',
  SMWAT: 'safe managed water, people drinking truly safe water, access to safely managed water',
  SMSAN: 'safely managed toilets, safely managed toilet',
  BSAN: 'better toilets, people served with basic sanitation',
  WASHMORT:
    'deaths from unsafe water, deaths due to unsafe water, deaths due to unsafe water and sanitation, deaths from unsafe water and sanitation, mortality from unsafe water sanitation and hygiene, mortality from unsafe water and sanitation, wash related deaths, wash deaths, death rate from bad water and sanitation, deaths from bad water, deaths from dirty water, dirty water killing people, dying because of dirty water, deaths from lack of clean water, people who die from poor hygiene, rate of deaths from poor sanitation, mortality blamed on dirty water',
  FLUSH:
    'houses with water closet, water closets, water closet, flush toilets, flush toilet in the house, homes with a flush toilet, families using flush toilets, households with a wc, families with toilets flushed with water, flushing toilets in the house',
  PIPED:
    'tap water, tap water in homes, tap water at home, houses with tap water, homes with tap water, homes with piped water, households with tap water, pipe borne water, homes with pipe borne water, families drinking tap water, homes connected to pipe borne water, water running from taps at home, households connected to water pipes, houses where water flows from taps, families with pipe borne water',
  SURFW:
    'people drinking from rivers, people drinking from rivers and ponds, people drinking from ponds, people drinking from streams, people who drink river water, people who drink from rivers, people who drink from streams, river water, water from rivers, water from a pond, drink surface water, households that drink surface water, drinking from ponds, pond water, drink from rivers, drinking from rivers and ponds, people drinking stream water, fetching drinking water from streams, drinking from rivers and ponds, drinking river water, using river water, drink from rivers and ponds, still drink from rivers and ponds, drink river water',
  WATPREM:
    'drinking water at home, drinking water in the house, drinking water in the compound, water in the compound, on plot water',
  LTDWAT:
    'limited water, limited water service, people more than 30 minutes from water, improved water more than 30 minutes away, water more than 30 minutes away, more than 30 minutes to fetch water, improved but far water, far water source',
  POP: 'all the people who reside, total count of residents, human beings altogether, total head count of people, number of people altogether, people counted in all, residents in total, all inhabitants young and old',
  OD: 'where people go to toilet outside, people who ease themselves outside, families that use the bush, people doing their toilet outdoors, people pooing in the open, going in the open, easing themselves in the bush, toilet in the bush, bush toileting, no toilet at all',
  BWAT: 'people served with basic water',
}
