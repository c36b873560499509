import type { Phrasings } from '#domain/question/phrasings.ts'

/** How people describe indicators of facilities, staff and money for health, by code. */
export const SERVICES_DESCRIPTIONS: Phrasings = {
  ANC1: 'pregnant women who saw a nurse or doctor once, mothers who had one or more checkups with skilled staff, pregnant women examined at least once by a trained provider, pregnant women who attended antenatal with a midwife even once, expectant mothers who got any antenatal care from professionals, mothers whose pregnancy was checked once by a skilled worker, women who got any antenatal from doctor nurse or midwife',
  SBA: 'births where a trained health worker was present, women who had a skilled person with them during labour, deliveries that are handled by a nurse midwife or doctor, babies delivered by somebody with medical training, mothers who were helped by a professional while giving birth, childbirths attended by qualified personnel, women whose delivery was taken by a trained midwife',
  EDUEXP:
    'government money for schools as a share of gdp, what government spends on education out of the economy, part of national income that government puts into education, public education spending measured against gdp, share of the whole economy government spends on schooling, gdp that goes to schools through government spending, how much of gdp government uses to fund education',
  CHEGDP:
    'all health spending as a share of gdp, part of the economy that is spent on health, what the country spends on health compared with gdp, share of national income that goes to healthcare altogether, total money for health measured against the economy, gdp that is used for health from all payers, how much of gdp everybody together spends on health',
  OOP: 'share of health spending that patients pay from their pocket, part of health costs that families pay themselves, households paying cash for care as share of health spending, health money that comes straight out of people pockets, percentage of total health expenditure paid by patients directly, how much of the health bill households bear themselves, portion of health spending that sick people pay themselves',
  EXTCHE:
    'share of health spending that comes from foreign donors, part of health money that is paid by donors abroad, how much of health expenditure foreign aid covers, percentage of health spending funded from outside the country, donor money as a portion of all health spending, how far the health budget depends on foreign partners, health spending that international donors pay for in percent',
  GGHE: 'share of health spending that government pays, part of all health money that comes from government, how much of the total health bill government covers, percentage of current health expenditure paid with public funds, government portion out of everything spent on health, health spending that is borne by the state in percent, how far government carries the total cost of health',
  PVTCHE:
    'share of health spending that comes from private sources, part of all health money paid by private payers, percentage of health expenditure not paid by government or donors, private portion out of everything spent on health, health spending that households and companies pay together, how much of the health bill private payers cover, portion of current health expenditure that is private',
  CHEPC:
    'dollars spent on health for each person, how much health money there is per head in dollars, total health spending per person in us dollars, dollars spent altogether on the health of one citizen, us dollars spent on healthcare per inhabitant from all sources, average amount in dollars that goes to each person health, money all payers spend on health for each person',
  HWASH:
    'people who can wash hands with soap at home, people with water and soap for handwashing in the house, homes where people have a place to wash hands, people living with a handwashing spot with soap, people whose house has soap and water for hands, population able to wash hands properly at home, people with basic hand washing facilities where they live',
  SMSAN:
    'people whose toilet waste is safely disposed of, people using safely managed toilets, people with their own toilet and safe treatment of faeces, population served by safely managed sanitation, residents whose excreta is treated or removed safely, people whose unshared toilet has its waste handled safely, families whose sewage and latrine waste is managed safely',
  BSAN: 'people who have at least a basic toilet, people with a decent toilet not shared with others, people who use basic sanitation services, residents having an improved latrine for their household alone, population with at least basic sanitation, families that have their own improved toilet, people who do not share their good latrine with neighbours',
  IDELIV:
    'women who give birth in a hospital or clinic, babies born in any health facility, mothers who deliver at the health centre, births that take place inside a facility public or private, women who go to hospital to deliver, deliveries that happen in health facilities of any kind, women who put to bed in a hospital',
  DELPRI:
    'women who give birth in a private hospital, babies born in private clinics, mothers who deliver in a private facility, births that take place in private health facilities, women who pay a private clinic for delivery, deliveries handled by private hospitals and maternities, mothers who chose a private hospital to have the baby',
  DELPUB:
    'women who give birth in a government hospital, babies born in government clinics, mothers who deliver in a public facility, births that take place in public health facilities, women who use a state hospital or phc to deliver, deliveries handled by government health centres, mothers who went to general hospital to have the baby',
  DOCDENS:
    'doctors available for every 10000 people, how many doctors there are compared with population, number of doctors serving each 10000 people, doctors per 10000 people in the population, whether there are enough doctors for the people per 10000, how many medical doctors 10000 people have to share, doctors in relation to how many people live there',
  NURSEDENS:
    'nurses and midwives available for every 10000 people, how many nurses and midwives compared with population, number of nurses serving each 10000 people, whether nurses and midwives are enough for the people, nurses and midwives that 10000 people have to share, nursing staff in relation to how many people live there, how many nurses there are per 10000 people',
  GGHEGGE:
    'share of the government budget that goes to health, how much of government spending is for health, part of all public spending used on health, percentage of what government spends that goes to health, out of every naira government spends the part for health, priority given to health in the government budget, government money that goes to health out of its total',
  GGHEGDP:
    'government health spending compared with size of the economy, share of gdp that government spends on health, what government puts into health as part of gdp, public money for health as percentage of gdp, part of the national economy government uses for health, how much of gdp government devotes to health care, government funds for health relative to the whole economy',
  OOPPC:
    'how much each person pays from own pocket in dollars, dollars a person spends from pocket on health care, money people pay themselves for treatment per head us dollars, average pocket money spent on health by each person dollars, us dollars each person pays directly for hospital and drugs, cash each person uses to pay for care in dollars, what one person pays by himself for treatment in dollars',
  CATA10:
    'people spending over a tenth of their money on health, families whose hospital bills take more than ten percent, households using above 10 percent of budget for treatment, people for whom health costs exceed one tenth of income, those spending more than 10 percent of income on care, people whose medical bills eat over a tenth of spending, population facing heavy health bills above the 10 percent mark',
  CATA25:
    'people spending over a quarter of their money on health, families whose hospital bills take more than 25 percent, households using above one quarter of budget for treatment, people for whom health costs exceed a quarter of income, those spending more than 25 percent of income on care, people whose medical bills eat over a quarter of spending, population facing very heavy health bills above 25 percent',
  IMPOV:
    'people who become poor because they pay for health care, people pushed into poverty by hospital bills, families made poor by the cost of treatment, people whose medical spending drops them below the poverty line, those who fall into poverty after paying for sickness, people that hospital bills turn into poor people, share of people impoverished by what they pay for health',
  FACN: 'how many health facilities belong to the government, all government hospitals and health centres counted together, number of public hospitals clinics and health posts, total government owned places where people get treatment, how many government health facilities of every level there are, public clinics and hospitals listed altogether, count of health facilities that government owns',
  FACPRI:
    'how many government primary health centres there are, number of public phcs clinics and dispensaries, government health posts and dispensaries counted, how many small government clinics serve communities, public facilities giving first level primary care, count of primary health care centres owned by government, number of local phc centres that government built',
  FACSEC:
    'how many general hospitals government has, number of government hospitals at secondary level, state and cottage hospitals owned by government, public general hospitals and comprehensive health centres counted, how many second level public hospitals there are, count of government general hospitals in the list, government hospitals between phc and teaching hospital number',
  FACTER:
    'how many teaching hospitals and federal medical centres there are, number of government hospitals at the highest level, public specialist and teaching hospitals counted, how many federal medical centres and teaching hospitals exist, top level referral hospitals owned by government, count of public tertiary hospitals, big government teaching hospitals in number',
  FACDENS:
    'government health facilities for every 10000 people, how many public clinics there are compared with population, public hospitals and clinics that 10000 people share, whether government health facilities are enough for the people, number of public health facilities per 10000 people, government clinics in relation to how many people live there, density of health facilities that government owns',
  CHEPPP:
    'total health spending per person in international dollars, money spent on health for each person purchasing power parity, all health spending per head adjusted for prices ppp, what is spent on health per person in ppp dollars, everything spent on health care per person international dollars, average health spending of each person at purchasing power parity, total spent on a persons health in price adjusted dollars',
  GHEDPC:
    'how much government spends on each persons health in dollars, us dollars government puts into health per person, public spending on health per head in us dollars, dollars the government pays for health for each citizen, what government spends on health per person us dollars, government health money divided by people in us dollars, amount in us dollars government uses on each persons health',
  GHEDPPP:
    'government health spending per person in international dollars, what government spends on each persons health in ppp, public money for health per head purchasing power parity, international dollars government puts into health per person, government spending on health per citizen adjusted for prices ppp, how much government pays per persons health in international dollars, public health budget per person in price adjusted dollars',
  EHEPC:
    'donor money spent on health for each person, foreign health funding per person in dollars, what donors from abroad spend on each persons health, outside aid spent on health per head, dollars from foreign sources for health per person, health money coming from outside the country per person, how much foreign donors pay for health per citizen',
  OOPPPP:
    'what each person pays from own pocket in international dollars, out of pocket health payments per head in ppp, money people pay themselves for care per person purchasing power, pocket spending on treatment per person in ppp dollars, international dollars each person pays directly for care, personal payment for hospital and drugs per head in ppp, cash a person pays for treatment in price adjusted dollars',
  PVTPC:
    'private money spent on health for each person in dollars, what private sources spend on health per person, households firms and private insurers spending on health per person, dollars of nongovernment local health spending per person, private sector health spending per head in us dollars, health money per person that comes from private pockets overall, how much private people and companies spend per persons health',
  EDUGOV:
    'share of the government budget that goes to education, how much of government spending is for schools, part of all public spending used on education, percentage of what government spends that goes to education, out of every naira government spends the part for education, priority given to education in the government budget, government money that goes to schools out of its total',
  DISTPROB:
    'women who cannot reach a clinic because it is far, women saying the hospital is too far for them, distance that keeps women from getting medical care, women put off seeking treatment by how far they travel, females for whom a far health centre is big problem, women hindered because the health facility is not near, mothers complaining that the clinic is far from their house',
  INVDOC:
    'doctors found working in the health facilities visited, doctors posted at public clinics and hospitals, doctors that the facility count met on duty, how many doctors the surveyed health facilities employ, physicians who work in the facilities that were counted, doctors working inside government health facilities, facility census of doctors on staff',
  INVNUR:
    'nurses found working in the health facilities visited, nurses posted at public clinics and hospitals, how many nurses the surveyed health facilities employ, nurses who attend to patients in government facilities, number of nurses on staff in the facilities counted, nursing staff without midwives working in health facilities, nurses that the facility count met on duty',
  INVMID:
    'midwives found working in the health facilities visited, midwives posted at public clinics and hospitals, how many midwives the surveyed health facilities employ, nurse midwives who deliver babies in government facilities, number of midwives on staff in the facilities counted, trained midwives that work in clinics and health centres, midwives that the facility count met on duty',
  INVCHEW:
    'chews found working in the health facilities visited, community health extension workers posted at clinics, how many chews the surveyed health facilities employ, junior and senior extension workers staffing health posts, number of community health extension workers on staff, extension workers who run the primary health centres, chews and jchews working inside government facilities',
  INVLAB:
    'laboratory technicians found working in the health facilities visited, lab staff posted at public clinics and hospitals, how many lab technicians the surveyed facilities employ, people who test blood samples in health facility laboratories, number of laboratory technicians on staff in facilities, technicians working in the labs of clinics, lab workers that the facility count met on duty',
  INVFAC:
    'clinics and hospitals that the facility survey visited, how many health facilities were visited and counted, number of health facilities in the inventory, facilities covered when enumerators mapped health centres, health centres that the counting teams reached, mostly public health facilities included in the inventory visit, number of clinics surveyed for the facility inventory',
  INVDEL:
    'number of facilities where women can deliver babies, how many clinics offer childbirth services, health centres that take deliveries, facilities in which pregnant women can give birth, number of hospitals and clinics attending to labour, clinics that have a delivery service, places among health facilities where babies can be born',
  INVSBA:
    'facilities that have a skilled person to take deliveries, health centres with at least one trained birth attendant, number of clinics having a skilled birth attendant on staff, clinics where someone qualified can deliver babies, facilities staffed by a midwife or other skilled attendant, how many facilities have trained staff for childbirth, health facilities not lacking a skilled birth attendant',
  INVCS:
    'facilities that can do caesarean sections, hospitals where women can deliver by operation, how many health facilities perform cs, places that operate on pregnant women to bring out babies, number of hospitals doing caesarean deliveries, health facilities able to deliver a baby through surgery, clinics and hospitals with cs operation for mothers',
  INVEMT:
    'facilities that can get an ambulance for emergencies, clinics with transport to move emergency patients, how many health centres have emergency transport, health facilities that can rush patients by vehicle to hospital, number of facilities having a vehicle for emergency referral, clinics which can call a car when someone is dying, places with ambulance or other emergency vehicle access',
  INV247:
    'clinics that never close day or night, health facilities that are open round the clock, share of facilities working 24 hours every day, health centres where patients can come at any hour, facilities open all night and at weekends too, hospitals and clinics running 24 hours seven days weekly, health centres that do not shut at night',
  INVANC:
    'share of clinics that offer antenatal care, facilities where pregnant women can have their checks, percentage of health centres which run antenatal clinics, health facilities that attend to women during pregnancy, clinics at which a woman can register for antenatal, proportion of facilities having an antenatal service, health centres that do antenatal',
  INVD247:
    'facilities where women can deliver at any hour, clinics that take deliveries day and night, share of health centres offering delivery round the clock, places where a woman can give birth even at midnight, health facilities with delivery service 24 hours, percentage of facilities in which deliveries are attended all night, clinics that admit women in labour at any time',
  INVFP:
    'share of clinics that offer family planning, facilities where couples can get contraceptives, percentage of health centres which provide family planning, health facilities that help people space their children, clinics at which women can obtain child spacing methods, proportion of facilities having a family planning service, health centres that give out contraceptive methods',
  INVGM:
    'clinics that weigh children to watch their growth, facilities which check whether children are growing well, share of health centres offering growth monitoring, health facilities that track the weight of babies, places where mothers bring babies to be weighed regularly, percentage of facilities with child growth monitoring, health centres that follow how children grow',
  INVWAT:
    'clinics that have a good water source, health facilities with clean water that works, share of health centres having improved water supply, facilities where borehole or tap water is running, percentage of clinics not lacking safe water, hospitals and clinics supplied with improved water, health centres that get water from a working source',
  INVGRID:
    'clinics connected to the national grid, health facilities that have nepa light, share of health centres with public power supply, facilities wired to the electricity network, percentage of clinics which get power from the grid, hospitals and clinics linked to national electricity, health centres where there is grid light',
  INVNET:
    'clinics that give out mosquito nets, health facilities which share bednets with patients, share of health centres distributing nets, facilities where people can collect a mosquito net, percentage of facilities handing out bednets, hospitals and clinics that supply nets to families, health centres at which nets are available to clients',
  DOCREG:
    'how many doctors there are, total number of male and female doctors, number of medical doctors the state has, count of doctors practising in the state, doctors in the state both men and women, number of physicians counted by sex, how many medical doctors work across the state',
}
