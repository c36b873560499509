import type { Phrasings } from '#domain/question/phrasings.ts'

/** How people describe indicators of infections and their prevention, by code. */
export const INFECTIONS_DESCRIPTIONS: Phrasings = {
  IPTP1:
    'pregnant women who took fansidar at least once, mothers who swallowed one or more doses of sp, women given any preventive malaria medicine in pregnancy, expectant mothers who had one dose of malaria prevention drug, women who got at least one iptp dose while pregnant, pregnant women who received sp for malaria even once, women who took any sp tablets during pregnancy',
  IPTP2:
    'pregnant women who took fansidar at least twice, mothers who had two or more doses of sp, women given preventive malaria medicine twice in pregnancy, expectant mothers who got two doses of malaria prevention drug, women who returned for the second dose of sp, pregnant women protected by at least two iptp doses, women who swallowed sp two times or more while pregnant',
  HIVPREV:
    'adults of 15 to 49 who carry hiv, share of adults infected with hiv, percentage of grown ups living with hiv, men and women of working age who have hiv, how common hiv is among adults, adults out of every hundred who are hiv positive, proportion of people between 15 and 49 who have hiv',
  ITNU5:
    'small children who slept under a treated mosquito net, under fives who were under a treated net last night, kids below five sleeping inside an insecticide net, young children put to sleep under a mosquito net, children under five who use treated bednets at night, toddlers protected by a net while they sleep, pikin under five wey sleep inside treated net',
  LASSAS:
    'people suspected to have lassa fever this whole year, suspected lassa cases added up over the year, patients thought to have lassa since the year began, all suspected cases of lassa fever in the year, people reported with possible lassa fever over the full year, yearly total of persons suspected of lassa, lassa suspicions reported up to the end of the year',
  LASSAC:
    'people confirmed with lassa fever over the whole year, laboratory proven lassa cases added up for the year, patients who tested positive for lassa since the year began, confirmed lassa fever infections in the full year, yearly total of people whose lassa test was positive, lassa cases that the laboratory confirmed during the year, people that really caught lassa fever in the year',
  LASSAD:
    'people who died of lassa fever over the whole year, lives that lassa fever claimed since the year began, patients killed by lassa fever in the full year, yearly total of people who lassa fever killed, deaths from lassa added up for the year, persons lost to lassa fever during the year, people wey lassa fever kill for the year',
  LASSACFR:
    'share of confirmed lassa patients who die, how deadly lassa fever is among those infected, percentage of lassa fever cases that end in death, out of people who catch lassa the part that dies, chance of dying once a person has lassa fever, proportion of confirmed lassa cases that were fatal, how often a lassa infection kills the patient',
  COVIDC:
    'people who tested positive for covid since it started, covid infections confirmed by laboratory altogether, total people who have caught corona, all coronavirus cases that were confirmed so far, people found to have covid 19 in total, persons recorded with corona since the outbreak began, people wey don catch corona in all',
  COVIDR:
    'covid patients who got well again, people who recovered from coronavirus, corona patients that were discharged from isolation, people who survived covid 19 and went home, total persons healed of covid, covid cases that ended with recovery, people wey don recover from corona',
  COVIDD:
    'people who died of covid 19, lives lost to coronavirus altogether, patients that corona killed since the outbreak started, total persons who lost their lives to covid, covid patients who did not survive, number of people killed by coronavirus, people wey corona don kill',
  COVIDA:
    'people who are still sick with covid, covid patients who have neither recovered nor died, coronavirus cases that are currently active, corona patients still under treatment at week end, people who still carry covid 19 at the moment, covid cases that remain open, patients still on admission or isolation for corona',
  HIVEXP:
    'total money spent on hiv and aids, dollars that all funders together spend on fighting hiv, what the whole hiv response costs, everything spent against aids from every source, amount of money used for hiv programmes altogether, hiv spending when government and donors are added up, total funds that go into hiv and aids work',
  HIVEXPPUB:
    'money the government itself spends on hiv, domestic public funds used to fight aids, dollars from the government budget for hiv, what the country pays from public money for hiv, hiv spending that is paid by government, own government contribution to the aids response, public money from inside the country spent on hiv',
  HIVEXPINT:
    'money that foreign donors spend on hiv, dollars from abroad used to fight aids, hiv spending that international partners pay for, foreign funds for the hiv response, what donors like pepfar and global fund pay for hiv, international contribution to aids programmes in dollars, aids money that comes from outside the country',
  IPTP3:
    'pregnant women who took fansidar at least three times, mothers who had three or more doses of sp, women given preventive malaria medicine three times in pregnancy, expectant mothers who got three doses of malaria prevention drug, women who returned for the third dose of sp, pregnant women protected by three or more iptp doses, women who swallowed sp three times or more while pregnant',
  MALINC:
    'new malaria cases per 1000 people at risk, how often people catch malaria in a year, people who fall ill with malaria per thousand, rate at which people get new malaria infections, malaria attacks each year for every 1000 people, how many people per thousand malaria strikes yearly, new episodes of malaria compared with people at risk',
  ITNIRS:
    'homes that have a treated net or were sprayed, houses protected by mosquito net or indoor spraying, families with a treated net or sprayed walls, households covered by either net or insecticide spraying, homes where walls were sprayed or a net is owned, houses that got indoor spraying or possess a treated net, families shielded from mosquitoes by net or residual spray',
  MALDEATHU5:
    'children under five who die from malaria, young children killed by malaria in a year, number of under fives that malaria kills, small children who lose their lives to malaria, malaria deaths among children below five years, kids below five lost because of malaria, pikin under five wey malaria kill',
  PYRRES:
    'places where mosquitoes no longer die from pyrethroids, sites where mosquitoes resist the insecticide on nets, places that found mosquitoes resistant to pyrethroid insecticide, monitoring sites reporting mosquitoes that survive pyrethroids, locations where the insecticide pyrethroid fails against mosquitoes, sites at which pyrethroid chemicals stopped killing mosquitoes, share of test sites with pyrethroid resistant mosquitoes',
  HIVINC:
    'people newly infected with hiv per 1000 of all ages, rate at which people of all ages catch hiv, new hiv infections per thousand uninfected people, how often people without hiv become infected per 1000, fresh hiv infections for every 1000 people of any age, chance that an uninfected person of any age gets hiv, how fast hiv spreads per thousand in the whole population',
  HIVDEATH:
    'people who die of aids, number of persons killed by hiv in a year, lives lost because of hiv and aids, how many patients hiv kills, people of all ages who died from aids related illness, total persons who lost their lives to hiv, people wey aids kill',
  ARTCOV:
    'people with hiv who are taking their drugs, share of hiv positive people on antiretroviral treatment, percentage of people living with hiv who get treatment, hiv patients covered by antiretroviral therapy out of all, part of those carrying hiv that is on medication, people who have hiv and receive arvs in percent, proportion of infected people reached with hiv medicine',
  PMTCT:
    'pregnant women with hiv given drugs to protect the baby, hiv positive mothers given medicine so the baby is spared, pregnant women who have hiv and receive antiretrovirals, stopping mothers from passing hiv to the baby with drugs, expectant mothers living with hiv who are on arvs, hiv positive pregnant women treated to prevent transmission, mothers with hiv whose unborn child is protected by medicine',
  PLHIV:
    'number of people of all ages who carry hiv, how many people are living with hiv altogether, total persons infected with hiv in the population, people who have the hiv virus counted in all, children and adults together who live with hiv, number of persons who are hiv positive, people wey get hiv in total',
  HIVFSW:
    'sex workers who have hiv, prostitutes who tested positive for hiv, women selling sex who are infected with hiv, how common hiv is among commercial sex workers, share of brothel workers living with hiv, hiv among women who sell sex, women who do sex for money and carry hiv',
  HIVMSM:
    'men who have sex with men and carry hiv, gay men who tested positive for hiv, how common hiv is among homosexual men, hiv among men who sleep with other men, share of gay and bisexual men living with hiv, men sleeping with men who are hiv positive, msm who are infected with hiv',
  HIVPWID:
    'people who inject drugs and carry hiv, drug users with needles who tested positive for hiv, how common hiv is among injecting drug users, hiv among people who share needles for hard drugs, share of drug injectors living with hiv, people shooting drugs who are hiv positive, addicts who inject themselves and are infected with hiv',
  HIVKNOW:
    'young people who know well how to prevent hiv, youths of 15 to 24 with correct hiv knowledge, young people who answer every hiv prevention question right, adolescents and youths who understand how hiv spreads, youth who can tell how to avoid catching hiv, young men and women having full knowledge of hiv prevention, youths who know how hiv is and is not passed',
  CONDOM:
    'adults who used a condom at last risky sex, people who wore condom with a partner not their spouse, adults protecting themselves in sex outside marriage, condom use by adults with a casual partner, people using a condom in sex with non regular partner, men and women who used protection in last casual sex, adults who used condom last time with a side partner',
  HIVNEW:
    'people who newly started hiv treatment this year, patients newly registered in hiv care in a year, persons with hiv who were enrolled in care that year, adults and children newly put on hiv treatment, new patients joining the hiv clinic in a year, hiv patients who began antiretroviral treatment during the year, people who have just entered hiv care',
  HIVDEATHSH:
    'share of all deaths that hiv causes, part of every hundred deaths that is due to aids, percentage of people dying whose death came from hiv, how much of all dying is caused by aids, proportion of total deaths that aids is responsible for, out of all deaths the portion from hiv, how big a part hiv plays in all deaths',
  TBINC:
    'people who fall ill with tb per 100000, rate at which people get tuberculosis each year, estimated new tuberculosis cases per 100000 people, how often tb strikes for every 100000 people, people catching tuberculosis yearly compared with the population, fresh and returning tb illness per 100000 inhabitants, how fast new tuberculosis occurs in the population',
  TBINCN:
    'number of people estimated to fall ill with tb, how many persons get tuberculosis in a year by estimate, total estimated people who develop tuberculosis in a year, people believed to have newly got tb detected or not, estimated count of people who become sick with tuberculosis, tb patients there should be including those not found, how many new tb patients experts think there are',
  TBNOTIF:
    'tb patients who were found and reported, number of tuberculosis cases the clinics reported, people with tuberculosis registered by the tb programme, tb cases that health workers notified in the year, how many tuberculosis patients were officially recorded, people diagnosed with tb and entered in the register, total tuberculosis cases that got reported to the programme',
  TBNOTIFR:
    'tb patients reported per 100000 people, rate at which tuberculosis cases are notified, reported tuberculosis cases for every 100000 inhabitants, tb cases that clinics register compared with the population, how often tb is found and notified per 100000, people recorded with tuberculosis per 100000, registered tb patients as a rate of the population',
  TBCDR:
    'share of tb patients who are found and treated, part of all estimated tb cases that gets treatment, how many out of all tb sufferers are detected, percentage of people with tuberculosis who reach treatment, tb cases detected compared with those that should exist, people with tuberculosis who are not missed by the programme, how well the tb programme finds its expected patients',
  TBMORT:
    'people dying of tb per 100000 with or without hiv, rate at which tuberculosis kills all people per 100000, tb deaths per 100000 including those with hiv, how often tb kills for every 100000 people in all, all deaths from tuberculosis compared with the population, tuberculosis death rate counting hiv patients too, people wey tb kill for every 100000',
  TBMORTX:
    'people without hiv who are killed by tuberculosis per 100000, hiv negative people dying of tb per 100000, rate at which tb kills people who lack hiv, deaths from tb per 100000 leaving out hiv patients, how often tuberculosis kills those who are hiv negative, tb death rate when people with hiv are not counted, tb killing people wey no get hiv per 100000',
  TBDEATH:
    'people who die because of tuberculosis each year, total people killed by tb with or without hiv, lives lost to tuberculosis in a year, people that tb kills altogether, number of patients who died from tb of any form, persons whose death was caused by tuberculosis, people wey tb kill for one year',
  TBCFR:
    'out of all who catch tb the share who die, chance that someone who falls ill with tuberculosis dies, share of tuberculosis cases that end in death, percentage of tb sufferers who do not survive it, how deadly tb is for those who get it, proportion of people with tb who die of it, out of every 100 tb cases those that die',
  TBHIV:
    'share of new tb cases estimated to also have hiv, estimated percentage of people developing tb who have hiv, people who develop tb and are thought to have hiv, how much hiv there is among new tb cases estimated, part of new tb sufferers estimated to carry hiv, share of estimated tb cases that are also hiv cases, people catching tb who also have hiv estimated share',
  TBHIVKNOWN:
    'tb patients whose hiv result is written down, tuberculosis patients who were tested for hiv, tb patients who know whether they have hiv or not, patients on the tb register with an hiv result recorded, share of tb patients checked for hiv, people treated for tb whose hiv status is known, tb clinics testing their patients for hiv',
  TBHIVPOS:
    'tb patients who tested positive when checked for hiv, tuberculosis patients tested for hiv and found to have it, among tb patients with an hiv test those positive, share of tested tb patients whose hiv result was positive, tb patients whose hiv test came out positive, hiv test positive rate in tuberculosis patients, tb patients wey do hiv test and e positive',
  TBART:
    'tb patients with hiv who are taking hiv drugs, people sick with both tb and hiv getting antiretrovirals, hiv positive tuberculosis patients placed on art, patients having tb and hiv together who receive hiv treatment, coinfected tb patients who were started on antiretroviral drugs, share of tb patients with hiv that get hiv medicine, tb sufferers living with hiv who are given arvs',
  TBCPT:
    'tb patients with hiv who are given septrin, hiv positive tuberculosis patients taking cotrimoxazole to prevent infections, people with both tb and hiv receiving cotrimoxazole, coinfected tb patients protected with daily septrin, share of tb hiv patients put on cotrimoxazole prophylaxis, tb patients living with hiv who get preventive cotrimoxazole tablets, septrin given to tb patients that also have hiv',
  TBTSR:
    'new tb patients who get cured or finish their drugs, first time tuberculosis patients whose treatment worked, share of new tb cases treated successfully, new tb patients who complete treatment and get well, new tuberculosis cases cured after treatment, how well treatment works for people with tb newly diagnosed, new tb patients wey take their drugs finish and recover',
  MDRTSR:
    'patients with drug resistant tb who get cured, multidrug resistant tuberculosis patients whose treatment succeeded, share of mdr tb patients who finish treatment and recover, how often treatment works for tb that resists many drugs, people with stubborn mdr tb treated successfully, patients cured of tuberculosis that many drugs cannot kill, mdr tb cases that ended in cure or completed treatment',
  TBHIVTSR:
    'tb patients with hiv who get cured of tb, hiv positive people whose tuberculosis treatment succeeded, share of tb patients living with hiv treated successfully, coinfected patients who complete their tb drugs and recover, tb cure rate in people who have hiv, how well tb treatment works for patients who carry hiv, hiv positive tb patients who finished tb treatment',
  TBRETTSR:
    'tb patients treated before who get cured this time, people taking tb treatment again who finish it successfully, success of repeat treatment in returning tuberculosis patients, retreated tb patients who are cured or complete their drugs, share of previously treated tb cases cured again, patients whose second tb treatment worked, tuberculosis treatment results for patients who had treatment earlier',
  RRTB: 'people estimated to get tb that resists rifampicin each year, number of new drug resistant tb cases estimated, people falling ill with tb which rifampicin cannot kill, estimated people who develop rifampicin or multidrug resistant tb, how many develop drug resistant tuberculosis in a year, estimated yearly cases of mdr and rifampicin resistant tb, people wey catch drug resistant tb for one year estimate',
  RRNEW:
    'share of new tb patients whose tb resists rifampicin, new tb cases that are already drug resistant, people with tb for the first time having resistant disease, percentage of never treated tb patients with rifampicin resistance, how common rifampicin resistance is in new tuberculosis cases, new tuberculosis patients for whom rifampicin does not work, first time tb sufferers whose germs resist rifampicin',
  RRRET:
    'share of tb patients treated before whose tb resists rifampicin, returning tb patients who have rifampicin resistant disease, people who had tb treatment earlier and now have resistance, percentage of retreatment tb cases that are drug resistant, how common rifampicin resistance is in previously treated tb patients, old tb patients for whom rifampicin no longer works, retreated tuberculosis patients whose germs resist rifampicin',
  TPTHH:
    'people living with tb patients given drugs to prevent it, household members of tb patients started on preventive medicine, family members of a tb patient protected with preventive treatment, relatives sharing a home with tb patients put on tpt, contacts in the house who begin tb preventive treatment, people in same house with tb patient taking preventive drugs, home contacts of confirmed tb cases who got preventive therapy',
  TPTU5:
    'small children living with a tb patient given preventive drugs, under fives exposed to tb at home who start tpt, young children in tb households put on preventive treatment, children below five in contact with tb who got prevention, under five contacts of tb patients protected with medicine, toddlers of tb patients who are given drugs against tb, child contacts below five years starting tuberculosis preventive therapy',
  TBRDX:
    'tb patients first tested with a rapid test like genexpert, tuberculosis cases diagnosed at first with a quick molecular test, share of tb patients whose first test was rapid, people with tb checked by genexpert at diagnosis, tb patients who got the who recommended rapid test first, how often the rapid machine diagnoses tb cases first, patients notified with tb who were tested by rapid diagnostic',
  TBLAB:
    'new lung tb patients whose disease the laboratory confirmed, new pulmonary tb cases proven by sputum test, new tb of the lungs that the lab confirmed, new tb patients with germs seen in their sputum, new lung tuberculosis cases confirmed by smear culture or genexpert, patients with new pulmonary tb whose bacteria were found, chest tb cases that were confirmed by laboratory test',
  TBHIVINC:
    'people with hiv who newly develop tb per 100000 population, new cases of tb together with hiv per 100000 people, rate of newly arising hiv positive tb per 100000 population, how often people get tb while living with hiv, new tb hiv coinfection cases per 100000 people, people falling ill with tb who have hiv per 100000, tb incidence rate counting only those who are hiv positive',
  TBHIVMORT:
    'people with hiv killed by tuberculosis per 100000 population, tb deaths of hiv positive people per 100000, rate at which tb kills people living with hiv, hiv positive people dying of tb per 100000 population, how often those with hiv die from tuberculosis, tb death rate counting only people who have hiv, tb killing people who already have hiv per 100000',
  RRTBTX:
    'patients with drug resistant tb who began treatment, number of mdr tb patients put on treatment, people with rifampicin resistant tb who were started on drugs, confirmed resistant tb patients enrolled for treatment, drug resistant tuberculosis patients who got onto second line drugs, how many mdr tb sufferers begin their treatment, persons wey get drug resistant tb and start treatment',
  TBEXP:
    'money spent on fighting tuberculosis, how much the country spends on tb in dollars, total spending for the tb programme in dollars, amount of money that goes into tb control, what it costs to pay for tuberculosis work each year, dollars spent on tb drugs staff and services altogether, money wey dem spend on tb for one year',
  U5CAUSE:
    'what children under five die from, diseases that kill children before age five by share, sicknesses responsible for under five deaths, which illnesses kill small children most, share of under five deaths due to each cause, breakdown of why children below five are dying, what is killing our under five children',
  IHR: 'how ready the country is for health emergencies, score for capacity to detect and stop outbreaks, how well the international health regulations are met, average mark for preparedness against disease crossing borders, whether the country can handle public health threats ihr score, how far core capacities for epidemic response are in place, rating of the ability to respond to disease emergencies',
  INTERNET:
    'people who go online, people who use the internet, share of the population that is on the internet, people who browse with phone or computer, how many people are internet users, people that have used the web in recent months, people wey dey browse',
  LASSASW:
    'people suspected to have lassa fever in one week, suspected lassa cases that came in during the week, how many suspected lassa cases this week, weekly number of people thought to have lassa, lassa fever suspects reported in a single week, people reported with possible lassa within the week, new lassa suspects recorded for the week',
  LASSACW:
    'people the lab confirmed with lassa fever in one week, lassa cases that were confirmed during the week, how many tested positive for lassa fever this week, weekly number of lab confirmed lassa patients, lassa fever infections confirmed in a single week, people proven by test to have lassa within the week, new confirmed lassa patients for the week',
  LASSADW:
    'people who died of lassa fever in one week, lassa patients who lost their lives during the week, how many lassa killed this week, weekly number of people dying of lassa fever, deaths caused by lassa fever in a single week, confirmed lassa patients who died within the week, people lassa kill in one week',
  LASSAHCW:
    'health workers who caught lassa fever in one week, doctors and nurses infected with lassa during the week, how many health workers got lassa fever this week, hospital staff confirmed with lassa in the week, medical staff who tested positive for lassa within the week, weekly lassa infections of people who treat patients, nurses and doctors down with lassa fever',
  MEASC:
    'children and others reported to have measles in a year, measles cases the country reported for the whole year, how many people had measles in the year, yearly number of people reported with measles, people who caught measles and were reported that year, measles illnesses reported to who each year, total measles patients reported in one year',
  NNTC: 'newborn babies reported with tetanus, babies who got tetanus soon after birth, how many newborns caught tetanus, yearly reported cases of tetanus in newborns, newborns infected with tetanus through the cord, babies reported sick with tetanus in first month, tetanus illnesses reported in newborn babies',
  PERTC:
    'people reported to have whooping cough, whooping cough cases reported in the year, how many caught whooping cough, children reported sick with whooping cough, yearly number of whooping cough illnesses, people who had pertussis and were reported, persons down with the whooping cough disease',
  DIPHC:
    'people reported to have diphtheria, diphtheria illnesses reported in the year, how many people caught diphtheria, children reported sick with diphtheria, yearly number of people with diphtheria, people infected with diphtheria and reported, persons down with diphtheria in the outbreak',
  YFC: 'people reported to have yellow fever, yellow fever illnesses reported in the year, how many people caught yellow fever, persons reported sick with yellow fever, yearly number of people with yellow fever, people infected with yellow fever and reported, persons down with yellow fever in the year',
  RUBC: 'people reported to have rubella in a year, german measles cases reported for the whole year, how many people caught rubella in the year, yearly number of people reported with german measles, persons who had rubella and were reported that year, rubella illnesses reported to who each year, total rubella patients reported in one year',
  POLIOC:
    'people reported to have polio, children who were paralysed by polio and reported, how many caught polio in the year, polio illnesses reported in the year, yearly number of people with poliomyelitis, children infected with polio and reported, number of polio patients found in the country',
  LEPRC:
    'people newly found to have leprosy, leprosy patients reported in the year, how many people caught leprosy, new patients discovered with leprosy each year, yearly number of people diagnosed with leprosy, persons discovered with hansens disease, people reported sick with leprosy',
  BURULI:
    'people newly found to have buruli ulcer, buruli ulcer patients reported in the year, how many people got buruli ulcer, persons reported with the skin sore called buruli, yearly number of people with buruli ulcer, people diagnosed with the flesh eating buruli disease, people sick with the buruli wound',
  MENC: 'people suspected to have meningitis in the outbreak season, suspected meningitis illnesses during the dry season epidemic, how many were thought to have meningitis, people reported with possible csm in the season, suspected cases of cerebrospinal meningitis, people who fell ill with suspected meningitis, number of csm suspects reported in the epidemic season',
  MEND: 'people who died of suspected meningitis in the season, meningitis deaths reported during the epidemic season, how many people meningitis killed in the outbreak, people who lost their lives to csm in the season, suspected csm patients who died, deaths among people thought to have meningitis, people wey meningitis kill for the outbreak season',
  NTDNEED:
    'people who need treatment for neglected tropical diseases, people requiring care for ntds, how many need medicine against neglected tropical diseases, persons at risk who should be treated for ntds, number of people in need of ntd interventions, people who should get help against forgotten tropical diseases, population needing mass treatment or care against neglected diseases',
  ONCHOTX:
    'people who were given drugs against river blindness, people treated with ivermectin for river blindness, how many took medicine for onchocerciasis, persons reached by the river blindness drug campaign, number who swallowed mectizan against river blindness, people who got mass treatment for onchocerciasis, people wey take drug for river blindness',
  HIVNEWALL:
    'how many people of all ages newly catch hiv, number of people who became infected with hiv that year, people of any age who get hiv in a year, fresh hiv infections in everybody counted, how many people contract hiv each year altogether, total adults and children newly infected with hiv, number of people wey just catch hiv all ages',
  HIVINC1549:
    'uninfected adults 15 to 49 who catch hiv per 1000, rate at which adults aged 15 to 49 get hiv, new hiv infections per 1000 adults of 15 to 49, how fast hiv is spreading among adults under 50, adults aged 15 to 49 newly infected per 1000 uninfected, chance that an uninfected adult under 50 gets hiv, hiv incidence rate in people from 15 to 49 years',
  HIVNEW1549:
    'how many adults aged 15 to 49 newly catch hiv, number of adults under 50 who became infected with hiv, people from 15 to 49 who get hiv each year, fresh hiv infections in adults 15 to 49 counted, how many adults contract hiv between ages 15 and 49, number of 15 to 49 year olds newly infected, total new hiv cases in adults of reproductive age',
  HIVNEWYG:
    'how many young people under 25 newly catch hiv, number of youths who became infected with hiv, young people who get hiv each year number, fresh hiv infections in youths 15 to 24 counted, how many youths contract hiv in a year, number of 15 to 24 year olds newly infected, number of youths wey just catch hiv',
  HIVINCYG:
    'uninfected youths 15 to 24 who catch hiv per 1000, rate at which young people get hiv, new hiv infections per 1000 youths, how fast hiv is spreading among young people, young people 15 to 24 newly infected per 1000 uninfected, chance that an uninfected youth gets hiv in a year, hiv incidence rate in people from 15 to 24 years',
  HIVPREVYF:
    'young women who are living with hiv, share of women aged 15 to 24 infected with hiv, girls and young ladies 15 to 24 who have hiv, how common hiv is in young women, young women carrying the virus that causes aids, percentage of females 15 to 24 having hiv, young girls wey get hiv 15 to 24',
  HIVPREVYM:
    'young men who are living with hiv, share of men aged 15 to 24 infected with hiv, boys and young men 15 to 24 who have hiv, how common hiv is in young men, young men carrying the virus that causes aids, percentage of males 15 to 24 having hiv, young guys wey get hiv 15 to 24',
  HIVFSHARE:
    'part of adults living with hiv who are women, out of adults with hiv the share that are female, how many of the grown ups with hiv are women, percentage of people 15 and over with hiv being women, among adults who have hiv those that are female, whether women are the majority of adults with hiv, proportion of adult hiv carriers who are female',
  FEVAM:
    'under fives with fever who are given malaria medicine, small children with hot body who get malaria drugs, children with fever treated with antimalarial medicine, feverish kids below five who took malaria drugs, share of under fives with fever receiving antimalarials, mothers giving malaria medicine to children who have fever, pikin with hot body wey dem give malaria drug',
  EPIAFF:
    'people affected by epidemics recorded as disasters, how many people suffered in epidemic disasters, persons hit by big disease outbreaks counted as disasters, people who fell victim to recorded epidemics in the year, number of people touched by epidemic disasters, people who got sick in major recorded epidemics, how many people large epidemics affected in a year',
  EPIDTH:
    'people who died in epidemics recorded as disasters, how many people lost their lives in epidemic disasters, persons killed by big disease outbreaks counted as disasters, lives lost in recorded epidemics during the year, number of people dying in epidemic disasters, people killed in major recorded epidemics, how many people large epidemics killed in a year',
  MCMAL:
    'children past the newborn month who die of malaria, malaria killing children from 1 to 59 months, how many children aged 1 to 59 months malaria kills, small children not newborns who died from malaria, number of children past first month lost to malaria, lives of 1 to 59 month olds lost through malaria, pikin of 1 to 59 months wey malaria kill',
  MCMEN:
    'children past the newborn month who die of meningitis, meningitis killing children from 1 to 59 months, how many small children meningitis kills, under fives who lost their lives because of meningitis, number of children past first month lost to meningitis, lives of 1 to 59 month olds lost through meningitis, pikin wey meningitis kill before five years',
  MCHIV:
    'children past the newborn month who die of hiv, hiv killing children from 1 to 59 months, how many small children hiv or aids kills, under fives who lost their lives because of aids, number of children under five lost to hiv, lives of 1 to 59 month olds lost through hiv, pikin wey hiv kill before five years',
  GUINEA:
    'people found with guinea worm, how many caught guinea worm, guinea worm infections that were reported, people whose skin the long guinea worm came out of, patients who got guinea worm from dirty pond water, cases of guinea worm that health workers recorded, those suffering from dracunculiasis',
  LFTREAT:
    'people who swallowed medicine against elephantiasis, people given drugs in campaigns against lymphatic filariasis, number of people treated for big leg disease, communities receiving mass medicine for elephantiasis, how many took the tablets against lymphatic filariasis, people reached by drug distribution for elephantiasis, people who got preventive medicine against swollen leg worm',
  LFNOT:
    'people who needed elephantiasis medicine but did not get it, people missed by treatment campaigns against lymphatic filariasis, those left out when elephantiasis drugs were shared, people at risk of lymphatic filariasis left untreated, number still waiting for medicine against big leg disease, people whom mass treatment for elephantiasis did not reach, untreated people who should receive lymphatic filariasis drugs',
  MEASM:
    'measles cases that were reported month by month, people who caught measles in a single month, how many measles patients were counted each month, monthly number of people sick with measles, measles infections notified during one month, children who came down with measles in the month, measles figures that are sent in every month',
  RUBM: 'rubella cases that were reported month by month, people who caught rubella in a single month, monthly number of people found with german measles, rubella infections notified during one month, how many rubella patients were counted each month, german measles figures that come in every month, people testing positive for rubella in the month',
  ANCN: 'number of pregnant women counted at antenatal clinics, how many women registered for antenatal in the year, pregnant clients whom health facilities attended to, number of expectant mothers recorded at antenatal, pregnant women that facilities saw for antenatal in numbers, count of women who came to the clinic while pregnant, total of antenatal clients the facilities recorded',
  ANCNET:
    'mosquito nets given to pregnant women at antenatal, nets that antenatal clinics handed out to clients, number of pregnant women who collected a net at clinic, treated nets shared during antenatal visits, how many nets expectant mothers got from the facility, bed nets distributed through antenatal care, nets they gave women who came for antenatal',
  EFFTRT:
    'children with malaria who get a drug that works, under fives whose malaria is treated effectively, small children with malaria treated with the right medicine, malaria in young children that receives proper effective treatment, sick under fives given malaria medicine that truly cures, share of child malaria cases that are effectively treated, children having malaria who are cured by good medicine',
  ODAPC:
    'foreign aid the country receives per person, how much donor money comes in for each citizen, net aid divided by the number of people, dollars of overseas assistance for every inhabitant, development aid that each person gets on average, aid from rich countries counted per head, what foreign donors give for each person',
  CONDF:
    'young women who used a condom the last time, girls of 15 to 24 whose last sex was protected, young females using condoms when they last had sex, girls who made their partner wear a condom last time, condom used at last intercourse by young women, female youths that protected themselves with condom, young ladies whose partner used a condom',
  CONDM:
    'young men who used a condom the last time, boys of 15 to 24 whose last sex was protected, young males using condoms when they last had sex, young guys who wore a condom at last intercourse, condom used at last intercourse by young men, male youths that protected themselves with condom, boys who put on a condom when they had sex',
  MALPREV:
    'small children whose blood shows malaria under the microscope, under fives who carry malaria when their blood is examined, children of 6 to 59 months testing positive for malaria, how common malaria is in blood slides of under fives, share of young children found with malaria parasites by microscopy, kids below five having malaria in their blood, under fives whose blood film has malaria parasites',
  FEVCARE:
    'children with fever whose parents sought help, mothers who take a feverish child for treatment, under fives with hot body brought for care, kids that had fever and were taken somewhere for advice, parents who look for treatment when a child has fever, sick children with fever whose family went to a provider, children whose body was hot and care was sought',
  FEVTEST:
    'feverish children whose blood was tested, under fives with fever pricked on finger or heel, kids with fever who had a blood test, children having hot body that were tested for malaria, blood taken from children who had fever, children who got a finger prick when they had fever, fever in small children checked by blood test',
  ITNHH:
    'homes that own at least one treated mosquito net, households having any insecticide net in the house, families with one or more treated bed nets, houses in which a treated net can be found, share of homes owning a net against mosquitoes, households that possess a treated net, homes where there is at least one mosquito net',
  HIVEVER:
    'people who have ever done an hiv test, people who once had their blood tested for hiv, persons that went for hiv screening at least once, how many people have checked their hiv status before, share of people who say they were tested for hiv, men and women who ever took an hiv test, people who don do hiv test before',
  ITNTWO:
    'homes with enough treated nets for everybody, households having one treated net for every two people, families with sufficient mosquito nets for all who sleep there, homes where nets are enough for all members, one net per two persons in the household, houses owning as many treated nets as they need, households whose nets can cover every sleeper',
  PFPR: 'children of 2 to 10 years who carry malaria parasites, share of children aged 2 to 10 infected with falciparum, how many kids between two and ten have malaria parasite, schoolchildren and younger from age two carrying malaria parasites, estimated malaria infection in children from two to ten, parasite rate among children aged two to ten, map model of malaria parasites carried by older children',
  INVHIV:
    'clinics where people can test for hiv, share of health centres offering hiv tests, facilities at which someone can check hiv status, percentage of facilities that do hiv screening, health facilities having hiv testing service, places among clinics where hiv test is done, health centres that can run an hiv test',
  INVMAL:
    'clinics where people can test for malaria, share of health centres offering malaria tests, facilities with rapid test or microscope for malaria, percentage of facilities that check blood for malaria, health facilities able to confirm malaria by test, places among clinics where malaria test is done, health centres that can run a malaria test',
  INVTBT:
    'clinics where tb patients can get treated, share of health centres offering tb treatment, facilities that give medicine to tuberculosis patients, percentage of facilities which treat tuberculosis, health facilities having a tb treatment service, places where people with tb collect their drugs, health centres that treat people for tb',
  INVTBM:
    'clinics that look for tb under the microscope, share of health centres doing tb sputum microscopy, facilities where sputum is examined for tuberculosis, percentage of facilities which diagnose tb with a microscope, health facilities having sputum test for tb, places with a laboratory microscope to detect tuberculosis, health centres that can do tb microscopy',
  ONART:
    'number of people who take hiv drugs, how many people with hiv are on treatment, count of hiv patients receiving antiretrovirals, number of positive people collecting arv medicine, people living with hiv on treatment in absolute number, total of patients whom hiv clinics keep on arvs, how many hiv positive people swallow their daily medicine',
}
