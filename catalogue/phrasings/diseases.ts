import type { Phrasings } from '#domain/question/phrasings.ts'

/** People's own names for malaria, HIV, tuberculosis, outbreaks and the diseases of adults. */
export const DISEASES: Phrasings = {
  ITNU5:
    'itn, llin, bed net, bednet, mosquito net, mosquito nets, children under a net, slept under a net, net use, insecticide treated net, itn use under 5, children sleeping under nets, treated net, pikin wey sleep inside net',
  IPTP1:
    'iptp, iptp 1, ipt 1, iptp one dose, sp in pregnancy, fansidar, malaria prevention in pregnancy, intermittent preventive treatment, first iptp, malaria medicine for belle',
  IPTP2:
    'intermittent preventive treatment 2 doses, intermittent preventive treatment at least 2 doses, iptp 2, ipt 2, iptp two doses, second iptp, two doses of sp, sp 2, fansidar two doses, second dose of iptp',
  IPTP3:
    'intermittent preventive treatment 3 doses, intermittent preventive treatment at least 3 doses, iptp 3, ipt 3, iptp three doses, third iptp, three doses of sp, sp 3, iptp3+, third dose of iptp',
  MALPREV:
    'malaria prevalence, malaria, malaria parasite, malaria in children, parasite prevalence, parasitaemia, malaria positive children, malaria by microscopy, how many children have malaria, pikin wey get malaria',
  MALINC:
    'malaria incidence, malaria cases, malaria case rate, malaria cases per 1000, new malaria cases, malaria burden, malaria episodes, malaria rate',
  MALDEATHU5:
    'malaria deaths, malaria deaths under 5, children dying of malaria, malaria mortality, child malaria deaths, killed by malaria, under five malaria deaths, deaths from malaria',
  FEVCARE:
    'fever, care for fever, care seeking for fever, fever treatment, careseeking fever, children with fever, fever taken to clinic, hot body pikin, advice for fever',
  FEVTEST:
    'fever test, malaria test, rdt, fever testing, blood test for malaria, malaria testing, tested for malaria, finger prick, blood taken fever',
  HIVPREV:
    'hiv, hiv prevalence, hiv/aids, hiv aids, aids prevalence, adult hiv, hiv rate, hiv positive, people with hiv share, hiv 15 to 49, hiv among adults, hiv sero prevalence',
  PLHIV:
    'plhiv, plwha, plwhiv, people living with hiv, number of people with hiv, how many have hiv, living with aids, people with hiv, hiv positive people number',
  ARTCOV:
    'art, art coverage, antiretroviral, antiretroviral therapy, arv, haart, hiv treatment, on treatment hiv, people on art, on antiretrovirals, hiv drugs',
  PMTCT:
    'pmtct, emtct, prevention of mother to child transmission, pregnant women on arv, arv in pregnancy, prevention of vertical transmission, hiv positive pregnant women treated',
  TBINC:
    'tb, tuberculosis, tb incidence, tuberculosis incidence, tb rate, tb burden, new tb cases per 100000, tuberculosis rate, tb cases rate, koch disease',
  TBNOTIF:
    'tb cases, tb notifications, tb notified, tb cases notified, tb patients, tb patients notified, tb patients notify, tuberculosis patients notified, number of tb cases, tuberculosis cases, tuberculosis notification, tb case finding',
  TBCDR:
    'tb treatment coverage, tb case detection, case detection rate, tb detection, cdr tb, tuberculosis treatment coverage, tb cases detected, tb found and treated',
  TBTSR:
    'tb treatment success, treatment success, treatment success rate, tb success rate, tb cure rate, tsr, tb cured, tuberculosis treatment success, treatment success rate tb, tb outcome',
  LASSAC:
    'lassa, lassa fever, lassa cases, lassa confirmed, lassa fever cases, lassa confirmed cases, lhf, lassa haemorrhagic fever, rat fever',
  LASSAD:
    'lassa deaths, lassa fever deaths, deaths from lassa, people killed by lassa, lassa mortality, lassa death toll, lost to lassa, died of lassa',
  LASSACFR:
    'lassa cfr, lassa case fatality, lassa fatality, lassa fatality ratio, case fatality of lassa, lassa death rate, share of lassa cases who die, lassa case fatality rate',
  CHOLW:
    'cholera, cholera cases, cholera by week, cholera outbreak, awd, acute watery diarrhoea, cholera weekly, vomiting and purging outbreak',
  COVIDC:
    'covid, covid 19, covid19, corona, coronavirus, covid cases, sars cov 2, covid confirmed, corona cases, coro',
  MEASC:
    'measles cases, measles outbreak, measles reported, measles infections, measles disease, number of measles cases, measles incidence, measles surveillance',
  MENC: 'meningitis, meningitis cases, csm, csm cases, cerebrospinal meningitis, meningitis outbreak, suspected meningitis, csm outbreak, stiff neck disease',
  DIPHC:
    'diphtheria, diphtheria cases, diphtheria outbreak, diphteria, difteria, corynebacterium, diphtheria reported, throat disease outbreak',
  YFC: 'yellow fever cases, yellow fever outbreak, yellow fever reported, yellow fever disease, yf cases, yellow fever infections, number of yellow fever cases, yellow fever surveillance',
  POLIOC:
    'polio cases, wild polio, poliomyelitis, afp, polio outbreak, cvdpv2, polio reported, polio infections',
  NCDMORT:
    'ncd, ncds, ncd mortality, non communicable diseases, noncommunicable disease deaths, premature ncd deaths, chronic disease mortality, probability of dying from ncd, deaths from chronic disease',
  DIAB: 'diabetes, diabetes prevalence, diabetic, sugar disease, high blood sugar, diabetics, type 2 diabetes, sugar sickness',
  TOBACCO:
    'tobacco, smoking, smokers, cigarette, cigarettes, tobacco use, smoking prevalence, people who smoke, cigarette smoking',
  SUICIDE:
    'suicide, suicide rate, suicide mortality, self harm deaths, suicides, people who kill themselves, self-harm',
  RTI: 'road traffic deaths rate, road accidents, road crashes, road traffic mortality, road safety, car accident deaths, motor accident, rti, okada accident',
}

export const DISEASES_FAMILIES: Phrasings = {
  'mental health, mental illness': 'SUICIDE, SUICN',
  'malaria programme, malaria indicators, malaria control': 'MALPREV, MALINC, ITNU5, IPTP3, EFFTRT',
  'outbreak, outbreaks, epidemic, epidemics, idsr, surveillance': 'LASSAC, CHOLW, MEASC, MENC, DIPHC',
  'cancer, cancers, tumour': 'CABRD, CACXD, CAPRD',
  'hypertension, blood pressure, high bp, bp': 'SBPM, SBPF',
}
