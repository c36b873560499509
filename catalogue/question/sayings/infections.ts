import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for malaria, HIV, tuberculosis and outbreaks. */
export const INFECTIONS_SAYINGS: Phrasings = {
  MALINC:
    'malaria incidence per 1000 population at risk, malaria incidence per 1000 people at risk, malaria cases per 1000 at risk',
  ITNIRS:
    'households with net or spraying, households covered by itn or irs, itn or irs, itn and or irs, households protected by nets or spraying, households protected by vector control, vector control coverage, indoor residual spraying, irs coverage',
  PYRRES:
    'insecticide resistance, sites with insecticide resistance, resistance to insecticides, mosquito resistance',
  FEVAM:
    'fever treated with malaria medicine, fever treated with malaria drugs, malaria medicine for fever, kids with fever who got antimalarial drugs, children with fever who got antimalarial drugs, antimalarial drugs for fever, children with fever given antimalarial drugs',
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
    'hiv incidence, hiv incidence rate, hiv incidence per 1000, hiv incidence per 1000 people, new hiv infections per 1000, new hiv infections per 1000 uninfected, rate of new hiv infections',
  HIVINC1549:
    'hiv incidence among adults, hiv incidence in adults, adult hiv incidence, adult hiv incidence rate, new hiv infections per 1000 adults',
  HIVINCYG:
    'hiv incidence among youth, hiv incidence in young people, youth hiv incidence, youth hiv incidence rate, new hiv infections per 1000 young people',
  HIVNEWALL: 'new hiv cases, number of new hiv cases, hiv new infections all ages',
  HIVNEW1549:
    'new hiv infections among adults, new hiv infections in adults, new adult hiv infections, adults newly infected with hiv, number of adults newly infected with hiv',
  HIVNEWYG:
    'new hiv infections among youth, new hiv infections in young people, new youth hiv infections, young people newly infected with hiv, number of new hiv infections in young people, youth newly infected with hiv',
  HIVPREVYF:
    'young women with hiv, hiv in young women, hiv prevalence among young women, hiv prevalence girls 15 24, hiv in girls 15 24',
  HIVPREVYM:
    'young men with hiv, hiv in young men, hiv prevalence among young men, hiv prevalence boys 15 24, hiv in boys 15 24',
  HIVFSHARE:
    'womens share of hiv, share of people with hiv who are women, female share of people living with hiv, women among people living with hiv, women among people with hiv, proportion of hiv positive adults who are women, share of women among people with hiv',
  HIVFSW:
    'hiv in prostitutes, hiv among prostitutes, hiv among female sex workers, hiv prevalence among female sex workers',
  HIVMSM: 'hiv in gay men, hiv among gay men',
  HIVPWID:
    'pwid hiv prevalence, hiv prevalence pwid, hiv among pwid, hiv in drug injectors, hiv among injecting drug users, hiv among drug users, hiv rate of drug users, hiv in people who inject drugs',
  HIVKNOW:
    'comprehensive hiv knowledge, hiv knowledge, young people who know how to prevent hiv, youth who know how to prevent hiv, knowledge of hiv, correct knowledge of hiv',
  CONDOM: 'condom use at last risky sex, condom use in risky sex, condom at last high risk sex',
  CONDF:
    'girls using condoms, young women using condoms, condom use of young women, condom use among young women',
  CONDM: 'young men using condoms, boys using condoms, condom use of young men, condom use among young men',
  HIVNEW:
    'newly enrolled in hiv care, new patients in hiv care, new enrolments in hiv care, new art enrolments, new hiv patients in care, people newly started on hiv treatment, newly started on hiv treatment, newly started on art',
  HIVDEATH: 'hiv aids deaths, hiv aids deaths number, number of aids deaths',
  HIVDEATHSH:
    'share of deaths due to hiv, hiv share of deaths, percent of all deaths from aids, percent of deaths from hiv, proportion of deaths caused by hiv, proportion of deaths caused by hiv aids, share of deaths caused by hiv, share of deaths from aids',
  PMTCT:
    'mother to child hiv prevention, mother to child hiv prevention coverage, prevention of mother to child transmission of hiv',
  HIVEVER:
    'hiv testing, hiv test ever, people who have had an hiv test, people who have ever had an hiv test, ever had an hiv test, people tested for hiv, ever having an hiv test',
  ONART:
    'number on art, people on arvs, people receiving arvs, number of people receiving arvs, how many are on arvs, how many people are on arvs, people on hiv drugs, patients on hiv treatment, people on treatment for hiv, number of people on arvs, people taking hiv drugs, number of people taking antiretrovirals, people collecting hiv medicine, people currently on hiv treatment, total people receiving antiretroviral drugs, people placed on antiretroviral drugs, people getting antiretroviral medicine',
  TBINC: 'tb cases per 100000, tb cases per 100000 people, tuberculosis cases per 100000',
  TBINCN:
    'estimated tb cases, estimated new tb cases, tb new cases estimated, people who fall ill with tb, number of people who develop tb, number of people who fall ill with tb, people who develop tb',
  TBNOTIFR:
    'cnr tb, tb cnr, tb notifications per 100000, notified tb per 100000, notified tb per 100000 population, notified tb cases per 100000',
  TBCDR: 'share of tb cases found, tb cases found, share of tb cases that are found',
  TBMORT: 'tb deaths per 100000',
  TBMORTX:
    'tb mortality excluding hiv, tb mortality without hiv, tb deaths without hiv, tb deaths excluding hiv, tb deaths per 100000 without hiv, tb death rate among hiv negative people',
  TBDEATH:
    'deaths from tuberculosis, number of people who died of tb, people who died of tb, people killed by tb, people who die from tb',
  TBCFR:
    'tb cfr, cfr of tb, share of tb patients who die, tb patients who die, tb case fatality rate, tb fatality rate',
  TBHIV: 'tb hiv coinfection, tb and hiv coinfection',
  TBHIVKNOWN:
    'tb patients tested for hiv, hiv testing of tb patients, tb patients who know their hiv status, tb patients with a known hiv status',
  TBART: 'tb hiv patients on art, coinfected patients on art, tb and hiv patients on art',
  TBCPT:
    'cpt coverage, cotrimoxazole preventive therapy, co trimoxazole preventive therapy, tb patients on co trimoxazole, tb patients on cotrimoxazole, hiv positive tb patients on cotrimoxazole, cotrimoxazole for tb patients',
  MDRTSR:
    'mdr tb cure rate, mdr tb treatment success, drug resistant tb treatment success, treatment success of drug resistant tb, mdr tb success rate',
  TBHIVTSR:
    'treatment success of tb patients with hiv, treatment success of hiv positive tb patients, tb hiv treatment success',
  TBRETTSR:
    'retreatment tb success rate, tb treatment success retreatment, treatment success of retreatment, treatment success of retreated tb',
  RRTB: 'drug resistant tb, drug resistant tb cases, drug resistant tuberculosis, cases of drug resistant tuberculosis, mdr tb incidence, rr tb incidence, mdr tb cases, mdr rr tb incident cases, rifampicin resistant tb',
  RRNEW:
    'drug resistance among new tb cases, drug resistance in new tb cases, mdr among new tb cases, rifampicin resistance in new cases, new tb cases with drug resistance',
  RRRET:
    'drug resistance among previously treated tb, drug resistance in retreated tb cases, rr tb previously treated, rr tb among previously treated, retreatment tb cases with rifampicin resistance, share of retreatment tb cases with rifampicin resistance',
  TPTHH:
    'tpt household contacts, tpt contacts, tpt of household contacts, tpt for contacts, household contacts on tpt, tb preventive treatment for household contacts, household contacts on tb preventive treatment, household contacts on tb preventive therapy',
  TPTU5:
    'tpt children, tpt of children, tpt for children, children on tpt, child contacts on tb preventive therapy, tb preventive therapy for children, children on tb preventive treatment, child contacts on tpt',
  TBRDX:
    'tb cases tested with genexpert, genexpert testing, tested with genexpert, rapid molecular test for tb, tb cases tested with rapid molecular test, share of tb cases tested with rapid molecular test, who recommended rapid diagnostic tb, rapid diagnostic for tb',
  TBLAB:
    'lab confirmed tb, laboratory confirmed tb, confirmed pulmonary tb, confirmed tb cases, tb cases confirmed by bacteriology, tb confirmed in the laboratory, new pulmonary tb confirmed in the lab, pulmonary tb confirmed',
  TBHIVINC: 'incidence of tb hiv, tb hiv incidence, tb incidence in people with hiv',
  TBHIVMORT:
    'tb deaths among hiv positive per 100000, tb deaths among hiv positive, hiv positive tb mortality, tb mortality among hiv positive people, tb hiv mortality',
  RRTBTX:
    'mdr tb patients on treatment, drug resistant tb patients started on treatment, drug resistant tb patients on treatment, rr tb patients enrolled on treatment, mdr tb treatment enrolment, mdr tb patients enrolled, patients starting treatment for mdr tb',
  TBEXP: 'money spent on tb, money for tb, spending on tb',
  INVTBT:
    'tb treatment centres, tb clinics, clinics offering tb treatment, clinics that treat tb, centres that treat tb, health centres treating tb, clinics giving out tb drugs, facilities with tb treatment service, dots centres treating tuberculosis, hospitals that treat tb patients',
  INVTBM: 'tb microscopy centres, health facilities testing tb with microscopy, facilities that test for tb',
  LASSAC:
    'lab confirmed lassa, laboratory confirmed lassa, lassa infections, people who caught lassa, patients confirmed to have lassa, confirmed lassa patients so far, yearly total of confirmed lassa',
  LASSACFR:
    'share of lassa patients who die, lassa patients who die, share of lassa patients who died, how deadly lassa fever is, fatality among confirmed lassa patients, how fatal lassa is',
  LASSASW:
    'weekly suspected lassa cases, suspected lassa cases per week, lassa suspects in the week, lassa suspects per week, weekly lassa suspects',
  LASSACW:
    'weekly confirmed lassa cases, weekly lassa cases, lassa cases per week, confirmed lassa per week, confirmed lassa cases per week, lassa confirmed in the week, confirmed lassa in the week',
  LASSADW: 'weekly lassa deaths, lassa deaths per week, lassa deaths in the week',
  LASSAHCW:
    'hcw lassa, lassa among health workers, doctors and nurses infected with lassa, doctors and nurses with lassa, health care workers infected with lassa, health workers infected with lassa, lassa infections of health workers',
  COVIDC:
    'covid infections, coronavirus infections, covid 19 infections, people found positive for coronavirus, covid positives recorded altogether',
  COVIDR:
    'discharged covid patients, covid patients discharged, covid 19 recoveries, covid recoveries, coronavirus recoveries, people who recovered from covid, covid patients who got well, people discharged after covid, covid patients who were discharged, people who survived covid, covid patients sent home well',
  COVIDD: 'coronavirus deaths, coronavirus death toll, covid patients who died, victims who died of corona',
  COVIDA:
    'active covid cases, covid active, covid active cases, active coronavirus cases, coronavirus active cases, people currently with covid, people still sick with covid, covid patients still on treatment, people who still have covid, covid cases not yet recovered, covid infections still ongoing, covid patients not yet discharged, those still battling covid, active coronavirus patients, covid cases still open',
  MEASC: 'people who got measles',
  MEASM:
    'monthly measles cases, measles cases by month, measles cases per month, measles infections counted monthly, measles patients reported every month',
  MEASU5R: 'measles cases under five at facilities, facility measles cases under 5',
  NNTC: 'newborn tetanus, tetanus in newborns, tetanus of newborns, reported neonatal tetanus, nnt cases, newborn tetanus cases, cases of neonatal tetanus',
  PERTC: 'whooping cough, whooping cough cases, cases of whooping cough',
  YFC: 'reported yellow fever, cases of yellow fever',
  RUBC: 'german measles, german measles cases',
  RUBM: 'monthly rubella cases, rubella cases per month, rubella cases by month, rubella infections counted monthly',
  POLIOC:
    'reported polio, polio reported cases, cases of polio, children paralysed by polio, children with polio',
  LEPRC: 'hansens disease',
  MEND: 'csm deaths, meningitis suspected deaths, suspected meningitis deaths',
  NTDNEED:
    'neglected tropical diseases, ntd burden, people who need ntd treatment, people needing treatment for ntds, people requiring interventions against ntds, people at risk of neglected tropical diseases, people requiring ntd treatment',
  ONCHOTX:
    'river blindness, river blindness treatment, people treated for river blindness, ivermectin treatment, ivermectin treatment for onchocerciasis, ivermectin for onchocerciasis',
  LFTREAT:
    'elephantiasis treatment, people treated for elephantiasis, lf mass treatment, people treated for lf, lf treatment, filariasis mass drug administration, filariasis treatment, mass drug administration for filariasis, people given medicine against elephantiasis, people who swallowed elephantiasis tablets, people reached with elephantiasis drugs, people who took filariasis medicine',
  LFNOT:
    'lymphatic filariasis not treated, filariasis not treated, people who need filariasis treatment but were not treated, need lf treatment but not treated, lf not treated, needing elephantiasis treatment but not treated, elephantiasis not treated',
  IHR: 'ihr score, ihr capacity, ihr core capacity, ihr capacities, international health regulations, international health regulations score',
  EPIAFF:
    'people hit by epidemics, people affected by an epidemic, people hit by disease outbreaks, people touched by recorded epidemics, people caught up in epidemics, victims of disease epidemics',
  EPIDTH:
    'epidemic deaths, epidemic death toll, deaths in an epidemic, people killed by epidemics, deaths when epidemics break out, death toll of epidemics, people wiped out by epidemics',
  CHOLW: 'suspected cholera, suspected cholera cases, weekly cholera cases, cholera cases per week',
  CHOLDW: 'weekly cholera deaths, cholera deaths per week',
  ITNHH:
    'homes with a net, homes with nets, homes with a treated net, homes with a mosquito net, houses with a mosquito net, families that own a net',
  TBHIVPOS: 'tb patients with hiv, tb patients found to have hiv',
  HIVPREV: 'adults carrying the aids virus, adult people who carry hiv',
  LASSAS:
    'people reported with possible lassa, suspected lassa patients so far, yearly total of lassa suspects, cases that looked like lassa fever',
  LASSAD: 'confirmed lassa patients who died, yearly total of lassa deaths',
  MALPREV: 'under fives who have malaria',
}
