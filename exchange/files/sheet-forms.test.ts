import { describe, expect, it } from 'vitest'
import { figuresInFile } from '#tests/builders/figures-in-file.ts'

const FORMS: readonly (readonly [title: string, text: string, figures: readonly string[]])[] = [
  [
    'a long table',
    'State,Year,Indicator,Value\nKano,2018,Penta 3,20.1\nLagos,2018,Penta 3,80\n',
    ['Penta 3 · Kano · 2018 = 20.1', 'Penta 3 · Lagos · 2018 = 80'],
  ],
  [
    'the same with semicolons, a decimal comma and another order',
    'Value;Indicator;Year;State\n20,1;Penta 3;2018;Kano\n80,5;Penta 3;2018;Lagos\n',
    ['Penta 3 · Kano · 2018 = 20.1', 'Penta 3 · Lagos · 2018 = 80.5'],
  ],
  [
    'bars between the cells',
    'State|Period|Value|Indicator\nKano|Jan 2023|12|BCG\n',
    ['BCG · Kano · 2023-01 = 12'],
  ],
  [
    'indicators as columns, a title and notes',
    'Immunization 2018,,\n,,\nState,Penta 3 (%),BCG (%)\nKano,20.1,35\nLagos,80,n/a\n,,\nSource: NDHS 2018,,\n',
    ['Penta 3 (%) · Kano · 2018 = 20.1', 'BCG (%) · Kano · 2018 = 35', 'Penta 3 (%) · Lagos · 2018 = 80'],
  ],
  [
    'years as columns and a title that names the indicator',
    'Penta 3 coverage\nState,2013,2018\nKano,9.8,20.1\nSokoto,..,5\n',
    [
      'Penta 3 coverage · Kano · 2013 = 9.8',
      'Penta 3 coverage · Kano · 2018 = 20.1',
      'Penta 3 coverage · Sokoto · 2018 = 5',
    ],
  ],
  [
    'two rows of heads, the upper one with gaps',
    'State,Penta 3,,BCG,\n,2013,2018,2013,2018\nKano,9.8,20.1,20,35\n',
    [
      'Penta 3 · Kano · 2013 = 9.8',
      'Penta 3 · Kano · 2018 = 20.1',
      'BCG · Kano · 2013 = 20',
      'BCG · Kano · 2018 = 35',
    ],
  ],
  [
    'bounds and sample sizes beside each value',
    'State,Year,Indicator,Estimate,95% CI lower,95% CI upper,Sample size\nKano,2018,SBA,43.3,40,46.6,1200\n',
    ['SBA · Kano · 2018 = 43.3 [40, 46.6] n=1200'],
  ],
  [
    'bounds by the end of their heads, the upper one first',
    'state,year,penta3,penta3_upper,penta3_lower,bcg\nKano,2018,20,24,17,30\n',
    ['penta3 · Kano · 2018 = 20 [17, 24]', 'bcg · Kano · 2018 = 30'],
  ],
  [
    'numerators and denominators',
    'LGA,Period,Indicator,Numerator,Denominator,Value\nDala,202301,Penta 3,1120,1000,112\n',
    ['Penta 3 · Dala · 2023-01 = 112 1120/1000'],
  ],
  [
    'sexes as columns, with the total',
    'HIV prevalence 2018\nState,Total,Male,Female\nKano,0.5,0.4,0.6\n',
    [
      'HIV prevalence 2018 · Kano · 2018 = 0.5',
      'HIV prevalence 2018 · Kano · 2018 · Male = 0.4',
      'HIV prevalence 2018 · Kano · 2018 · Female = 0.6',
    ],
  ],
  [
    'states as columns',
    'Indicator,Year,Kano,Lagos,Abia\nPenta 3,2018,20.1,80,70\n',
    ['Penta 3 · Kano · 2018 = 20.1', 'Penta 3 · Lagos · 2018 = 80', 'Penta 3 · Abia · 2018 = 70'],
  ],
  [
    'months of DHIS2 as columns, with the indicator in their heads',
    'organisationunitid,organisationunitname,BCG doses given January 2023,BCG doses given February 2023\nuid00000001,kn Kano State,10,20\n',
    [
      'BCG doses given · uid00000001/kn Kano State · 2023-01 = 10',
      'BCG doses given · uid00000001/kn Kano State · 2023-02 = 20',
    ],
  ],
  [
    'a table of DHIS2 with levels of places',
    'orgunitlevel2,orgunitlevel3,organisationunitname,dataname,periodname,Value\nkn Kano State,kn Dala Local Government Area,kn Dala Local Government Area,Penta 3,January 2023,55\n',
    ['Penta 3 · kn Dala Local Government Area · 2023-01 = 55'],
  ],
  [
    'a year and a week in two columns, two digits of the year',
    'State,Year,Epi week,Confirmed\nOndo,24,5,12\nOndo,21,53,3\n',
    ['Confirmed · Ondo · 2024-W05 = 12', 'Confirmed · Ondo · 2021 53?no-such-week = 3'],
  ],
  [
    'a monthly summary form',
    [
      'NHMIS Monthly Summary Form,,,,',
      'State: Kano,,LGA: Dala,,',
      'Health Facility: Dala PHC,,Month: January,,Year: 2023',
      'S/N,Data element,Male,Female,Total',
      '1,Antenatal attendance,,120,120',
      '2,BCG,40,45,85',
    ].join('\n'),
    [
      'Antenatal attendance · Dala PHC · 2023-01 · Female = 120',
      'Antenatal attendance · Dala PHC · 2023-01 = 120',
      'BCG · Dala PHC · 2023-01 · Male = 40',
      'BCG · Dala PHC · 2023-01 · Female = 45',
      'BCG · Dala PHC · 2023-01 = 85',
    ],
  ],
  [
    'suppressed values and percent signs',
    'State,Year,Indicator,Value\nKano,2018,Penta 3,>95%\nLagos,2018,Penta 3,80.5%\nOyo,2018,Penta 3,"1,234"\n',
    ['Penta 3 · Kano · 2018 = (>95%)', 'Penta 3 · Lagos · 2018 = 80.5', 'Penta 3 · Oyo · 2018 = 1234'],
  ],
  [
    'SDMX-CSV 2.0 in another order, without labels and bounds',
    'STRUCTURE,STRUCTURE_ID,ACTION,OBS_VALUE,TIME_PERIOD,SEX,INDICATOR,REF_AREA\ndataflow,UNICEF:CME(1.0),I,114.4,2020,_T,CME_MRY0T4,NGA\ndataflow,UNICEF:CME(1.0),I,108.8,2020,F,CME_MRY0T4,NGA\n',
    ['CME_MRY0T4 · NGA · 2020 = 114.4', 'CME_MRY0T4 · NGA · 2020 · F = 108.8'],
  ],
  [
    'IHME, the upper bound before the lower one',
    'measure_id,measure_name,location_id,location_name,sex_id,sex_name,age_id,age_name,cause_id,cause_name,metric_id,metric_name,year,val,upper,lower\n1,Deaths,214,Nigeria,3,Both,22,All Ages,294,All causes,3,Rate,2019,700.5,800,600\n',
    ['Deaths | All causes | Rate · 214/Nigeria · 2019 = 700.5 [600, 800]'],
  ],
  [
    'values of DHIS2 with few columns in another order',
    'value,orgunit,dataelement,period\n12,DiszpKrYNg8,f7n9E0hX8qk,2023Q1\n',
    ['f7n9E0hX8qk · DiszpKrYNg8 · 2023-Q1 = 12'],
  ],
  [
    'DHS without its optional columns',
    'SurveyId,SurveyYear,CountryName,CharacteristicCategory,CharacteristicLabel,IndicatorId,Indicator,Value\nNG2018DHS,2018,Nigeria,Region,..Kano,RH_DELA_C_SKP,Skilled birth,20.5\nNG2018DHS,2018,Nigeria,Residence,Urban,RH_DELA_C_SKP,Skilled birth,60\n',
    ['Skilled birth · Kano · 2018 = 20.5', 'Skilled birth · Nigeria · 2018 · Urban = 60'],
  ],
  [
    'estimates with two columns of bounds that have no heads',
    'Country,People living with HIV,,,New infections,,\nNigeria,1 800 000,1 300 000,2 400 000,74 000,20 000,150 000\n',
    [
      'People living with HIV · Nigeria · ?absent = 1800000 [1300000, 2400000]',
      'New infections · Nigeria · ?absent = 74000 [20000, 150000]',
    ],
  ],
  [
    'a pivot table of DHIS2: titles, months over data elements',
    'Routine immunization,,,,\nkn Kano State - Jan to Feb 2023,,,,\n,,,,\n,January 2023,,February 2023,\nOrganisation unit,BCG given,OPV given,BCG given,OPV given\nkn Dala Local Government Area,1,2,3,4\n',
    [
      'BCG given · kn Dala Local Government Area · 2023-01 = 1',
      'OPV given · kn Dala Local Government Area · 2023-01 = 2',
      'BCG given · kn Dala Local Government Area · 2023-02 = 3',
      'OPV given · kn Dala Local Government Area · 2023-02 = 4',
    ],
  ],
  [
    'states within zones, with ages in rows',
    'Zone,State,Age group,2018\nNorth West,Kano,15-19,4\nNorth West,Kano,Total,9\nNorth West,Jigawa,15-19,5\n',
    [' · Kano · 2018 · 15-19 = 4', ' · Kano · 2018 = 9', ' · Jigawa · 2018 · 15-19 = 5'],
  ],
  [
    'rows that differ by a column of an unknown head alone',
    'State,Year,Type of area,Penta 3\nKano,2018,Town,30\nKano,2018,Village,10\nOyo,2018,Town,40\nOyo,2018,Total,35\n',
    [
      'Penta 3 · Kano · 2018 · Town = 30',
      'Penta 3 · Kano · 2018 · Village = 10',
      'Penta 3 · Oyo · 2018 · Town = 40',
      'Penta 3 · Oyo · 2018 = 35',
    ],
  ],
  [
    'LGAs as columns and months as rows',
    'periodname,kn Dala Local Government Area,kn Gwale Local Government Area\nJanuary 2023,5,6\nFebruary 2023,7,8\n',
    [
      ' · kn Dala Local Government Area · 2023-01 = 5',
      ' · kn Gwale Local Government Area · 2023-01 = 6',
      ' · kn Dala Local Government Area · 2023-02 = 7',
      ' · kn Gwale Local Government Area · 2023-02 = 8',
    ],
  ],
  [
    'a form whose facts stand in cells of their own',
    'State:,Kano,,LGA:,Dala\nMonth:,March,,Year:,2024\n,,,,\nNo,Indicator,Value,,\n1,Live births,33,,\n2,Still births,1,,\n',
    ['Live births · Dala · 2024-03 = 33', 'Still births · Dala · 2024-03 = 1'],
  ],
  [
    'quarters and years in two columns',
    'Quarter,Year,State,Indicator,Value\nQ2,2023,Kano,ANC 4,12\n3,2023,Kano,ANC 4,13\n',
    ['ANC 4 · Kano · 2023-Q2 = 12', 'ANC 4 · Kano · 2023-Q3 = 13'],
  ],
  [
    'dates of days, which are none of ours',
    'Date,State,Cases\n2023-05-01,Kano,3\n02/05/2023,Kano,4\n',
    ['Cases · Kano · 2023-05-01?day = 3', 'Cases · Kano · 02/05/2023?day = 4'],
  ],
  [
    'spans of years',
    'Country,Period,Indicator,Value\nNigeria,1990-2019,U5MR,120\nNigeria,2016-17,U5MR,120\n',
    ['U5MR · Nigeria · 1990-2019?span = 120', 'U5MR · Nigeria · 2016-17?span = 120'],
  ],
  [
    'percent columns with counts beside them',
    'State,Number of children,Vaccinated,Coverage (%)\nKano,1000,112,11.2\n',
    [
      'Number of children · Kano · ?absent = 1000',
      'Vaccinated · Kano · ?absent = 112',
      'Coverage (%) · Kano · ?absent = 11.2',
    ],
  ],
  [
    'a title of two cells over the heads',
    'Routine data,Prepared by PHC,,,\nState,LGA,Jan 2023,Feb 2023,Mar 2023\nKano,Dala,1,2,3\nKano,Gwale,,5,6\n',
    [
      'Routine data · Dala · 2023-01 = 1',
      'Routine data · Dala · 2023-02 = 2',
      'Routine data · Dala · 2023-03 = 3',
      'Routine data · Gwale · 2023-02 = 5',
      'Routine data · Gwale · 2023-03 = 6',
    ],
  ],
  [
    'figures in our own form',
    'indicator,datasource,location,period,value,lower,upper,interval_level\n7,2,1,2018,43.3,40,46.6,95\n',
    ['7 · 1 · 2018 = 43.3 [40, 46.6]'],
  ],
  [
    'the tables of AIDSinfo',
    'Indicator,Unit,Subgroup,Area,Area ID,Time Period,Source,Data value,Formatted,Footnote\nPeople living with HIV,Number,All ages estimate,Nigeria,NGA,2022,UNAIDS_Estimates_,1900000,1 900 000,\nPeople living with HIV,Number,Females Adults (15+) estimate,Nigeria,NGA,2022,UNAIDS_Estimates_,1100000,1 100 000,\n',
    [
      'People living with HIV · NGA/Nigeria · 2022 = 1900000',
      'People living with HIV · NGA/Nigeria · 2022 · Females Adults (15+) estimate = 1100000',
    ],
  ],
  [
    'a row of units below the heads',
    'State,Penta 3,Population\n,%,Number\nKano,20.1,1000\n',
    ['Penta 3 · Kano · ?absent = 20.1', 'Population · Kano · ?absent = 1000'],
  ],
  ['a separator in a line of its own', 'sep=;\nState;2018\nKano;20,1\n', [' · Kano · 2018 = 20.1']],
  [
    'states that stand once above their LGAs',
    'State,LGA,Indicator,2018\nKano,Dala,BCG,1\n,Gwale,,2\n,Total,,3\nOyo,Iseyin,BCG,4\n',
    ['BCG · Dala · 2018 = 1', 'BCG · Gwale · 2018 = 2', 'BCG · Total · 2018 = 3', 'BCG · Iseyin · 2018 = 4'],
  ],
  [
    'a page with a table, as some systems write for spreadsheets',
    '<html><body><table><tr><td>Organisation unit</td><td colspan="2">BCG</td></tr><tr><td></td><td>Jan 2023</td><td>Feb 2023</td></tr><tr><td>kn Kano State</td><td>1</td><td>2</td></tr></table></body></html>',
    ['BCG · kn Kano State · 2023-01 = 1', 'BCG · kn Kano State · 2023-02 = 2'],
  ],
  [
    'a form whose facts stand without colons, in sections',
    'NHMIS MONTHLY SUMMARY FORM (2019 VERSION),,,,,\nState,Kano,LGA,Dala,Ward,Goron Dutse\nHealth Facility Name,Dala PHC,Month,January,Year,2024\n,,,,,\nSECTION A: ANTENATAL CARE,,,,,\nS/No,Indicator,10-14 years,15-19 years,20-34 years,Total\n1,Antenatal attendance,0,12,40,52\nSECTION B: IMMUNIZATION,,,,,\n3,BCG given,,,,30\n',
    [
      'Antenatal attendance · Dala PHC · 2024-01 · 10-14 years = 0',
      'Antenatal attendance · Dala PHC · 2024-01 · 15-19 years = 12',
      'Antenatal attendance · Dala PHC · 2024-01 · 20-34 years = 40',
      'Antenatal attendance · Dala PHC · 2024-01 = 52',
      'BCG given · Dala PHC · 2024-01 = 30',
    ],
  ],
  [
    'intervals in the cells of their values',
    'State,Year,Coverage (95% CI)\nKano,2018,20.1 (17.2-23.5)\nLagos,2018,80% [75%; 85%]\n',
    ['Coverage (95% CI) · Kano · 2018 = 20.1 [17.2, 23.5]', 'Coverage (95% CI) · Lagos · 2018 = 80 [75, 85]'],
  ],
  ['heads that could be facts', 'State,Coverage,Year,Value\nKano,BCG,2018,20\n', ['BCG · Kano · 2018 = 20']],
  [
    'HXL tags below the heads',
    'State,Cases,Month\n#adm1+name,#affected+cases,#date\nBorno,12,2023-05\n',
    ['Cases · Borno · 2023-05 = 12'],
  ],
  [
    'a quoted line break and doubled quotation marks',
    'State,Year,Indicator,Value\n"Kano",2018,"Penta\n""3""",20\n',
    ['Penta\n"3" · Kano · 2018 = 20'],
  ],
]

describe('sheets of many forms are read', () => {
  it.each(FORMS)('%s', async (_title, text, figures) => {
    expect(await figuresInFile(text)).toEqual(figures)
  })

  it.each(['utf-16le', 'windows-1252'] as const)('in %s', async (alphabet) => {
    const text = 'State;Année;Indicator;Value\nKanó;2018;Penta;20,5\n'
    const bytes =
      alphabet === 'utf-16le'
        ? new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
        : new Uint8Array(Buffer.from(text, 'latin1'))
    expect(await figuresInFile(bytes)).toEqual(['Penta · Kanó · 2018 = 20.5'])
  })
})
