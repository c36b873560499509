import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for malaria, HIV, tuberculosis and outbreaks. */
export const INFECTIONS_SAYINGS: Phrasings = {
  MALINC:
    'malaria incidence per 1000 population at risk, malaria incidence per 1000 people at risk, malaria cases per 1000 at risk, rate at which people catch malaria, malaria episodes for every thousand people',
  ITNIRS:
    'households with net or spraying, households covered by itn or irs, itn or irs, itn and or irs, households protected by nets or spraying, households protected by vector control, vector control coverage, indoor residual spraying, irs coverage',
  PYRRES:
    'insecticide resistance, sites with insecticide resistance, resistance to insecticides, mosquito resistance, mosquitoes no longer dying from pyrethroids, sites where mosquitoes survive pyrethroid insecticide, sites with mosquitoes resistant to insecticide, mosquitoes becoming resistant to insecticide, mosquitoes not killed by net insecticide, insecticide failing to kill mosquitoes, monitoring sites reporting resistant mosquitoes, resistance of malaria mosquitoes to pyrethroids',
  FEVAM:
    'fever treated with malaria medicine, fever treated with malaria drugs, malaria medicine for fever, kids with fever who got antimalarial drugs, children with fever who got antimalarial drugs, antimalarial drugs for fever, children with fever given antimalarial drugs, feverish children given malaria medicine, under fives with fever taking antimalarials, parents giving malaria medicine for fever',
  ANCNET:
    'nets distributed at antenatal, nets distributed at anc, llins given to pregnant women, llins given to pregnant women at antenatal, nets given to pregnant women, nets given in pregnancy, nets distributed through antenatal care, free nets for antenatal clients',
  EFFTRT:
    'effective treatment of malaria, effective malaria treatment, effective antimalarial treatment, malaria cases effectively treated',
  ITNTWO:
    'enough nets for every two people, enough nets, households with enough nets, homes with enough nets, households with sufficient itns, sufficient nets, one net for two people, a net for every two people',
  PFPR: 'pfpr 2 10, plasmodium falciparum prevalence, plasmodium falciparum prevalence 2 to 10, plasmodium prevalence, modelled malaria parasite prevalence, modelled parasite rate, malaria atlas parasite rate',
  ITNU5: 'children in itns',
  IPTP3: 'pregnant women with three fansidar doses, three fansidar doses, three doses of fansidar',
  IPTP2: 'two fansidar doses, two doses of fansidar',
  HIVINC:
    'hiv incidence, hiv incidence rate, hiv incidence per 1000, hiv incidence per 1000 people, new hiv infections per 1000, new hiv infections per 1000 uninfected, rate of new hiv infections, people catching hiv per thousand uninfected, rate at which people catch hiv, people newly getting hiv per thousand, rate of people becoming hiv positive, fresh hiv infections per thousand people',
  HIVINC1549:
    'hiv incidence among adults, hiv incidence in adults, adult hiv incidence, adult hiv incidence rate, new hiv infections per 1000 adults, adults catching hiv per thousand, rate at which adults catch hiv, new hiv infections per thousand adults, rate of new infections among adults, adults becoming hiv positive per thousand, adults newly infected per thousand uninfected, how fast adults get hiv, rate of adults contracting hiv, adults getting hiv per thousand uninfected, risk of adults catching hiv',
  HIVINCYG:
    'hiv incidence among youth, hiv incidence in young people, youth hiv incidence, youth hiv incidence rate, new hiv infections per 1000 young people, young people catching hiv per thousand, rate at which youths catch hiv, new hiv infections per thousand youths, rate of new infections among youths, youths becoming hiv positive per thousand, young people newly infected per thousand, how fast young people get hiv, rate of young people contracting hiv, youths getting hiv per thousand uninfected, risk of young people catching hiv',
  HIVNEWALL:
    'new hiv cases, number of new hiv cases, hiv new infections all ages, people catching hiv each year, people getting hiv in a year, number of people who contracted hiv, fresh hiv infections in number, persons contracting hiv each year, new infections per year, new infections each year',
  HIVNEW1549:
    'new hiv infections among adults, new hiv infections in adults, new adult hiv infections, adults newly infected with hiv, number of adults newly infected with hiv, number of adults who contracted hiv, number of adults becoming hiv positive, number of adults catching hiv',
  HIVNEWYG:
    'new hiv infections among youth, new hiv infections in young people, new youth hiv infections, young people newly infected with hiv, number of new hiv infections in young people, youth newly infected with hiv, young people getting hiv each year, number of youths who contracted hiv, youths becoming hiv positive each year, young persons catching hiv in number, number of young people catching hiv',
  HIVPREVYF:
    'young women with hiv, hiv in young women, hiv prevalence among young women, hiv prevalence girls 15 24, hiv in girls 15 24, young women who have hiv, young women living with hiv, girls and young women carrying hiv, young women infected with hiv, young women with the virus, hiv positive young women, young females who have hiv',
  HIVPREVYM:
    'young men with hiv, hiv in young men, hiv prevalence among young men, hiv prevalence boys 15 24, hiv in boys 15 24, young men who have hiv, young men living with hiv, boys and young men carrying hiv, young men infected with hiv, young men with the virus, hiv positive young men, young males who have hiv',
  HIVFSHARE:
    'womens share of people living with hiv, womens share of people with hiv, womens share of hiv, share of people with hiv who are women, female share of people living with hiv, women among people living with hiv, women among people with hiv, proportion of hiv positive adults who are women, share of women among people with hiv, people with hiv who are women, hiv positive adults who are women, adults with hiv who are female, part of hiv burden women carry, female part of people with hiv, females among adults carrying hiv, hiv positive people who are women',
  HIVFSW:
    'hiv in prostitutes, hiv among prostitutes, hiv among female sex workers, hiv prevalence among female sex workers, prostitutes living with hiv, hiv among women who sell sex, sex workers found hiv positive, sex workers testing positive for hiv, hiv positive commercial sex workers, women in prostitution who have hiv, sex workers infected with the virus, prostitutes who test hiv positive',
  HIVMSM:
    'hiv in gay men, hiv among gay men, gay men who have hiv, gay men living with hiv, homosexual men carrying hiv, hiv among gay and bisexual men, gay men testing positive for hiv, homosexuals infected with hiv, msm who are hiv positive',
  HIVPWID:
    'pwid hiv prevalence, hiv prevalence pwid, hiv among pwid, hiv in drug injectors, hiv among injecting drug users, hiv among drug users, hiv rate of drug users, hiv in people who inject drugs, drug injectors who have hiv, people injecting drugs who have hiv, needle users living with hiv, injecting drug users found hiv positive, hiv among people sharing needles, people who shoot drugs with hiv, hiv positive people who inject drugs, drug injectors infected with the virus, hiv among those injecting hard drugs',
  HIVKNOW:
    'comprehensive hiv knowledge, hiv knowledge, young people who know how to prevent hiv, youth who know how to prevent hiv, knowledge of hiv, correct knowledge of hiv, young people well informed about hiv, youths answering all hiv questions correctly, youths rejecting wrong ideas about hiv, youth with full knowledge of hiv',
  CONDOM:
    'condom use at last risky sex, condom use in risky sex, condom at last high risk sex, people using condoms outside marriage, people protecting themselves in risky sex, condoms used at last risky sex, adults wearing condoms in casual sex',
  CONDF:
    'girls using condoms, young women using condoms, condom use of young women, condom use among young women',
  CONDM: 'young men using condoms, boys using condoms, condom use of young men, condom use among young men',
  HIVNEW:
    'newly enrolled in hiv care, new patients in hiv care, new enrolments in hiv care, new art enrolments, new hiv patients in care, people newly started on hiv treatment, newly started on hiv treatment, newly started on art, people newly put on hiv treatment, patients newly enrolled for hiv care, new patients entering hiv care, newly registered hiv patients, people who joined hiv treatment, people newly initiated on antiretroviral treatment, people freshly placed on arvs',
  HIVDEATH:
    'hiv aids deaths, hiv aids deaths number, number of aids deaths, deaths caused by hiv, dying from aids related illness, yearly aids deaths',
  HIVDEATHSH:
    'share of deaths from hiv, hiv share of deaths, percent of all deaths from aids, percent of deaths from hiv, proportion of deaths caused by hiv, proportion of deaths caused by hiv aids, share of deaths caused by hiv, share of deaths from aids, share of deaths that aids causes, part hiv plays in all deaths, percentage of deaths caused by hiv, proportion of deaths attributed to hiv, hiv contribution to all deaths',
  PMTCT:
    'mother to child hiv prevention, mother to child hiv prevention coverage, prevention of mother to child transmission of hiv, preventing hiv from mother to child, arvs for positive mothers, antiretrovirals for positive mothers',
  HIVEVER:
    'hiv testing, hiv test ever, people who have had an hiv test, people who have ever had an hiv test, ever had an hiv test, people tested for hiv, ever having an hiv test, previously screened for hiv, previously tested for hiv',
  ONART:
    'number on art, people on arvs, people receiving arvs, number of people receiving arvs, how many are on arvs, how many people are on arvs, people on hiv drugs, patients on hiv treatment, people on treatment for hiv, number of people on arvs, people taking hiv drugs, number of people taking antiretrovirals, people collecting hiv medicine, people currently on hiv treatment, total people receiving antiretroviral drugs, people placed on antiretroviral drugs, people getting antiretroviral medicine, current on art, currently receiving haart, currently on art',
  TBINC:
    'tb cases per 100000, tb cases per 100000 people, tuberculosis cases per 100000, rate of people developing tuberculosis',
  TBINCN:
    'estimated tb cases, estimated new tb cases, tb new cases estimated, people who fall ill with tb, number of people who develop tb, number of people who fall ill with tb, people who develop tb, people who fell sick with tb, people developing tuberculosis in a year, people estimated to have caught tb, persons who come down with tuberculosis, people getting tb each year',
  TBNOTIFR:
    'cnr tb, tb cnr, tb notifications per 100000, notified tb per 100000, notified tb per 100000 population, notified tb cases per 100000, rate of notified tb, notified tb rate, reported tb per 100000',
  TBCDR:
    'share of tb cases found, tb cases found, share of tb cases that are found, tb patients reached by treatment, tb patients who are not missed, people ill with tb receiving treatment, share of estimated tb cases notified, tb case finding rate, share of tb found, tb notified over estimated',
  TBMORT: 'tb deaths per 100000, tb mortality including people with hiv',
  TBMORTX:
    'tb mortality excluding hiv, tb mortality without hiv, tb deaths without hiv, tb deaths excluding hiv, tb deaths per 100000 without hiv, tb death rate among hiv negative people, tb death rate without hiv patients, people without hiv dying of tb, tb mortality leaving out hiv, rate tb kills people without hiv, tb deaths among those without hiv, dying of tb without having hiv, tuberculosis mortality not counting hiv cases, tb death rate without hiv',
  TBDEATH:
    'deaths from tuberculosis, number of people who died of tb, people who died of tb, people killed by tb, people who die from tb, people dying of tuberculosis, people tb kills each year, deaths caused by tb, tb claiming lives, persons who die of tb, yearly tb deaths',
  TBCFR:
    'tb cfr, cfr of tb, share of tb patients who die, tb patients who die, tb case fatality rate, tb fatality rate, share of tb cases that die, deadliness of tb among those sick, fatality among tuberculosis patients, tb sufferers who do not survive, how deadly tb is, tb cases that end in death',
  TBHIV:
    'tb hiv coinfection, tb and hiv coinfection, new tb cases estimated with hiv, tb sufferers estimated to have hiv, estimated hiv among new tb cases, estimated hiv coinfection in tb, hiv prevalence among people developing tb',
  TBHIVKNOWN:
    'tb patients tested for hiv, hiv testing of tb patients, tb patients who know their hiv status, tb patients with a known hiv status, people with tb checked for hiv, tb patients given an hiv test, hiv testing among tb patients, tb clients screened for hiv, testing people with tuberculosis for hiv, dots clients hiv tested',
  TBART:
    'tb hiv patients on art, coinfected patients on art, tb and hiv patients on art, tb patients with hiv taking arvs, coinfected tb patients on hiv drugs, hiv drugs for tb patients, coinfected patients started on arvs, antiretrovirals for people with tuberculosis',
  TBCPT:
    'cpt coverage, cotrimoxazole preventive therapy, co trimoxazole preventive therapy, tb patients on co trimoxazole, tb patients on cotrimoxazole, hiv positive tb patients on cotrimoxazole, cotrimoxazole for tb patients, tb patients with hiv taking septrin, tb patients with hiv given cotrimoxazole, hiv positive tb patients on septrin, coinfected tb patients receiving cotrimoxazole, septrin for tb patients with hiv, coinfected patients taking preventive septrin, cotrimoxazole prevention in tb patients, tuberculosis patients with hiv getting septrin',
  MDRTSR:
    'mdr tb cure rate, mdr tb treatment success, drug resistant tb treatment success, treatment success of drug resistant tb, mdr tb success rate, mdr tb patients cured, people finishing mdr tb treatment successfully, patients with resistant tb treated successfully, curing multidrug resistant tb, resistant tb treatment that succeeds, mdr tb patients completing treatment, multidrug resistant tb patients who recover, stubborn drug resistant tb being cured, mdr patients whose treatment worked',
  TBHIVTSR:
    'treatment success of tb patients with hiv, treatment success of hiv positive tb patients, tb hiv treatment success, coinfected tb patients completing treatment, hiv positive people cured of tb, tb patients with hiv treated successfully, coinfected patients whose tb is cured, curing tb in people with hiv',
  TBRETTSR:
    'retreatment tb success rate, tb treatment success retreatment, treatment success of retreatment, treatment success of retreated tb, retreated tb patients who get cured, previously treated tb patients who recover, success when tb is treated again, relapsed tb patients finishing treatment successfully, tb returnees who complete treatment, old tb cases cured on retreatment, repeat tb patients whose treatment worked',
  RRTB: 'drug resistant tb, drug resistant tb cases, drug resistant tuberculosis, cases of drug resistant tuberculosis, mdr tb incidence, rr tb incidence, mdr tb cases, mdr rr tb incident cases, rifampicin resistant tb, people falling ill with resistant tb, people getting tb that resists rifampicin, people developing mdr tb each year, new cases of drug resistant tb, people catching resistant tuberculosis, estimated mdr or rifampicin resistant cases, number of resistant tb cases estimated, multi drug resistant tb, drug resistant tb cases, multidrug resistant tb cases',
  RRNEW:
    'drug resistance among new tb cases, drug resistance in new tb cases, mdr among new tb cases, rifampicin resistance in new cases, new tb cases with drug resistance, new tb cases resistant to rifampicin, fresh tb patients with resistant disease, rifampicin resistance in new tb patients, newly diagnosed tb that resists rifampicin',
  RRRET:
    'drug resistance among previously treated tb, drug resistance in retreated tb cases, rr tb previously treated, rr tb among previously treated, retreatment tb cases with rifampicin resistance, share of retreatment tb cases with rifampicin resistance, retreated tb patients with drug resistance, drug resistance among retreatment tb cases, relapsed tb cases resistant to rifampicin, rifampicin resistance in previously treated patients, resistant tb among those treated before, retreatment cases that are drug resistant, repeat tb patients with resistant disease, tb coming back resistant after treatment',
  TPTHH:
    'tpt household contacts, tpt contacts, tpt of household contacts, tpt for contacts, household contacts on tpt, tb preventive treatment for household contacts, household contacts on tb preventive treatment, household contacts on tb preventive therapy, tb prevention for household contacts, household contacts starting tb prevention',
  TPTU5:
    'tpt children, tpt of children, tpt for children, children on tpt, child contacts on tb preventive therapy, tb preventive therapy for children, children on tb preventive treatment, child contacts on tpt, child contacts starting tb preventive therapy',
  TBRDX:
    'tb cases tested with genexpert, genexpert testing, tested with genexpert, rapid molecular test for tb, tb cases tested with rapid molecular test, share of tb cases tested with rapid molecular test, who recommended rapid diagnostic tb, rapid diagnostic for tb, tb patients tested with genexpert first, tb patients diagnosed by rapid test, rapid molecular testing of tb patients, genexpert as the first tb test, quick testing for tb at diagnosis',
  TBLAB:
    'lab confirmed tb, laboratory confirmed tb, confirmed pulmonary tb, confirmed tb cases, tb cases confirmed by bacteriology, tb confirmed in the laboratory, new pulmonary tb confirmed in the lab, pulmonary tb confirmed, tb patients confirmed by sputum test, lung tb confirmed by laboratory test, sputum positive tb cases, pulmonary tb patients with bacteria found, tb diagnosis confirmed by bacteria, lab proven lung tb, tb patients with positive sputum, lung tb patients with laboratory proof',
  TBHIVINC:
    'incidence of tb hiv, tb hiv incidence, tb incidence in people with hiv, rate of tb with hiv together, hiv positive people who develop tb, tb striking people with hiv, rate of new hiv positive tb',
  TBHIVMORT:
    'tb deaths among hiv positive per 100000, tb deaths among hiv positive, hiv positive tb mortality, tb mortality among hiv positive people, tb hiv mortality, coinfected people who die of tb, tb death rate among hiv positives, hiv patients whom tuberculosis kills',
  RRTBTX:
    'mdr tb patients on treatment, drug resistant tb patients started on treatment, drug resistant tb patients on treatment, rr tb patients enrolled on treatment, mdr tb treatment enrolment, mdr tb patients enrolled, patients starting treatment for mdr tb, resistant tb patients put on treatment, mdr tb patients who began treatment, people placed on mdr tb treatment, resistant tb patients who started medicines, mdr patients enrolled for treatment, people treated for drug resistant tb, rifampicin resistant patients starting treatment, patients commencing mdr tb drugs, confirmed resistant tb patients on treatment, drug resistant tb patients put on treatment',
  TBEXP:
    'money spent on tb, money for tb, spending on tb, money used to fight tuberculosis, spending on the tb programme, spending on fighting tb, tb programme spending in dollars, funds spent on tuberculosis control, dollars that go into tb, cash spent against tuberculosis, money put into tb control',
  INVTBT:
    'tb treatment centres, tb clinics, clinics offering tb treatment, clinics that treat tb, centres that treat tb, health centres treating tb, clinics giving out tb drugs, facilities with tb treatment service, dots centres treating tuberculosis, hospitals that treat tb patients',
  INVTBM: 'tb microscopy centres, health facilities testing tb with microscopy, facilities that test for tb',
  LASSAC:
    'lab confirmed lassa, laboratory confirmed lassa, lassa infections, people who caught lassa, patients confirmed to have lassa, confirmed lassa patients so far, yearly total of confirmed lassa',
  LASSACFR:
    'share of lassa patients who die, lassa patients who die, share of lassa patients who died, how deadly lassa fever is, fatality among confirmed lassa patients, how fatal lassa is, those who catch lassa and die',
  LASSASW:
    'weekly suspected lassa cases, suspected lassa cases per week, lassa suspects in the week, lassa suspects per week, weekly lassa suspects, suspected lassa cases in one week, lassa suspects reported weekly, people thought to have lassa weekly, weekly count of lassa suspects, suspected lassa patients each week',
  LASSACW:
    'weekly confirmed lassa cases, weekly lassa cases, lassa cases per week, confirmed lassa per week, confirmed lassa cases per week, lassa confirmed in the week, confirmed lassa in the week, people confirmed with lassa weekly, confirmed lassa cases in one week, lab confirmed lassa per week, weekly count of confirmed lassa, new lassa positives in the week, confirmed lassa patients each week, lassa infections proven weekly',
  LASSADW:
    'weekly lassa deaths, lassa deaths per week, lassa deaths in the week, lassa deaths in one week, weekly toll of lassa fever',
  LASSAHCW:
    'hcw lassa, lassa among health workers, doctors and nurses infected with lassa, doctors and nurses with lassa, health care workers infected with lassa, health workers infected with lassa, lassa infections of health workers, nurses who caught lassa fever, health workers infected by lassa, medical staff down with lassa, hospital staff who got lassa, doctors who contracted lassa, health care workers affected by lassa, lassa infecting doctors and nurses, hospital workers confirmed with lassa, medical workers contracting lassa',
  COVIDC:
    'covid infections, coronavirus infections, covid 19 infections, people found positive for coronavirus, covid positives recorded altogether',
  COVIDR:
    'discharged covid patients, covid cases discharged, covid 19 recoveries, covid recoveries, coronavirus recoveries, people who recovered from covid, covid cases who got well, people discharged after covid, covid cases who were discharged, people who survived covid, covid patients sent home well',
  COVIDD: 'coronavirus deaths, coronavirus death toll, covid patients who died, victims who died of corona',
  COVIDA:
    'active covid cases, covid active, covid active cases, active coronavirus cases, coronavirus active cases, people currently with covid, people still sick with covid, covid patients still on treatment, people who still have covid, covid cases not yet recovered, covid infections still ongoing, covid cases not yet discharged, those still battling covid, active coronavirus patients, covid cases still open',
  MEASC:
    'people who got measles, measles cases in a year, measles cases recorded yearly, people down with measles each year, yearly reported measles, annual measles cases, measles infections reported yearly, people falling ill with measles yearly, yearly count of measles',
  MEASM:
    'monthly measles cases, measles cases by month, measles cases per month, measles infections counted monthly, measles patients reported every month',
  MEASU5R: 'measles cases under five at facilities, facility measles cases under 5',
  NNTC: 'newborn tetanus, tetanus in newborns, tetanus of newborns, reported neonatal tetanus, nnt cases, newborn tetanus cases, cases of neonatal tetanus, babies who caught tetanus, newborn babies infected with tetanus, babies with tetanus after birth, babies getting tetanus from the cord, babies infected with tetanus at birth, newborn tetanus infections',
  PERTC:
    'whooping cough, whooping cough cases, cases of whooping cough, people who caught whooping cough, children who got whooping cough, whooping cough infections in a year, persons infected with pertussis, pertussis infections',
  YFC: 'reported yellow fever, cases of yellow fever, people who caught yellow fever, people down with yellow fever, yellow fever infections in a year, people reported with yellow fever, persons falling ill with yellow fever, yellow fever patients reported, people contracting yellow fever, people who got yellow fever, annual yellow fever cases, people sick with yellow fever',
  RUBC: 'german measles, german measles cases, rubella cases in a year, yearly rubella cases, annual rubella cases, people infected with rubella each year, people reported with rubella yearly, people falling ill with rubella yearly, rubella infections reported yearly',
  RUBM: 'monthly rubella cases, rubella cases per month, rubella cases by month, rubella infections counted monthly',
  POLIOC:
    'reported polio, polio reported cases, cases of polio, children paralysed by polio, children with polio, children who caught polio, children crippled by polio, people who contracted polio, children reported with polio, kids down with polio, polio victims recorded, children infected by poliovirus',
  LEPRC:
    'hansens disease, people newly infected with leprosy, new lepers detected, people who caught leprosy, new leprosy patients, people diagnosed with leprosy, leprosy patients detected in a year, newly found leprosy patients, persons discovered to have leprosy',
  MEND: 'csm deaths, meningitis suspected deaths, suspected meningitis deaths, people dying of csm, meningitis deaths in the outbreak, people meningitis killed in the season, deaths from csm, people dying in the meningitis epidemic, deaths from the meningitis outbreak, dying of meningitis in the season',
  NTDNEED:
    'neglected tropical diseases, ntd burden, people who need ntd treatment, people needing treatment for ntds, people requiring interventions against ntds, people at risk of neglected tropical diseases, people requiring ntd treatment, people needing care for neglected diseases, people requiring neglected tropical disease treatment, people awaiting treatment for ntds, people requiring help against tropical diseases, people in need of ntd care, people needing treatment for neglected diseases, population requiring ntd medicines',
  ONCHOTX:
    'river blindness, river blindness treatment, people treated for river blindness, ivermectin treatment, ivermectin treatment for onchocerciasis, ivermectin for onchocerciasis, people given river blindness medicine, people given ivermectin for river blindness, people who took mectizan, people getting drugs for river blindness, people swallowing mectizan for river blindness, persons treated against river blindness, communities treated for river blindness, people dosed with ivermectin against onchocerciasis, people protected by mectizan',
  LFTREAT:
    'elephantiasis treatment, people treated for elephantiasis, lf mass treatment, people treated for lf, lf treatment, filariasis mass drug administration, filariasis treatment, mass drug administration for filariasis, people given medicine against elephantiasis, people who swallowed elephantiasis tablets, people reached with elephantiasis drugs, people who took filariasis medicine',
  LFNOT:
    'lymphatic filariasis not treated, filariasis not treated, people who need filariasis treatment but were not treated, need lf treatment but not treated, lf not treated, needing elephantiasis treatment but not treated, elephantiasis not treated',
  IHR: 'ihr score, ihr capacity, ihr core capacity, ihr capacities, international health regulations, international health regulations score, readiness for outbreaks under international rules, preparedness for disease outbreaks, how prepared we are for outbreaks, score for epidemic preparedness, ability to handle public health emergencies, preparedness for public health emergencies, health security capacity score, complying with international health rules',
  EPIAFF:
    'people hit by epidemics, people affected by an epidemic, people hit by disease outbreaks, people touched by recorded epidemics, people caught up in epidemics, victims of disease epidemics',
  EPIDTH:
    'epidemic deaths, epidemic death toll, deaths in an epidemic, people killed by epidemics, deaths when epidemics break out, death toll of epidemics, people wiped out by epidemics',
  CHOLW: 'suspected cholera, suspected cholera cases, weekly cholera cases, cholera cases per week',
  CHOLDW: 'weekly cholera deaths, cholera deaths per week',
  ITNHH:
    'homes with a net, homes with nets, homes with a treated net, homes with a mosquito net, houses with a mosquito net, families that own a net, own a treated net, have one llin, households owning a net',
  TBHIVPOS:
    'tb patients with hiv, tb patients found to have hiv, tb patients discovered to have hiv, positive hiv results among tb patients, hiv positivity among tuberculosis patients, tested people with tb carrying hiv',
  HIVPREV: 'adults carrying the aids virus, adult people who carry hiv',
  LASSAS:
    'people reported with possible lassa, suspected lassa patients so far, yearly total of lassa suspects, cases that looked like lassa fever',
  LASSAD: 'yearly total of lassa deaths',
  MALPREV: 'under fives who have malaria',
  ARTCOV:
    'people with hiv receiving antiretrovirals, hiv positive people getting their medicines, positive people placed on arvs',
  PLHIV:
    'people who have hiv, people living with the hiv virus, total persons infected with hiv, persons carrying hiv, children and adults with hiv, everyone living with hiv, hiv positive persons in total, persons who are hiv positive',
}
