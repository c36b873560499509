/** Section titles as an earlier client writes them. */
const sections = (...names: readonly string[]) =>
  names.map((name, id) => ({ id, name, active: false, isShow: true }))
const chosen = (...ids: readonly number[]) => ids.map((id) => ({ id, selected: true }))

/**
 * Texts of `config` as clients of all ages have sent and stored them: what each is like → the text, word for word.
 * Indicators 7 and 8 and the data source 2 are those of the made-up country.
 */
export const EARLIER_CONFIGS: Readonly<Record<string, string>> = {
  'the form of our own pages': JSON.stringify({
    dashboardDetails: { name: 'Snow', description: '', category: '' },
    composedData: [{ parent: { isChildSelected: true }, children: chosen(7, 8) }],
    surveyArray: [{ children: chosen(2) }],
    sectionsArray: sections('Zonal Analysis', 'Indicator Overview'),
  }),
  'a whole one of the earlier wizard': JSON.stringify({
    dashboardDetails: {
      name: 'Snow in all states',
      description: 'By <b>state</b>',
      category: 'health_outcomes',
    },
    composedData: [
      {
        parent: { id: 3, name: 'Winter', selected: false, isChildSelected: true },
        children: [
          { id: 8, name: 'Ice', selected: true, sources: [2], years: ['2018', '2021'], levels: ['State'] },
          { id: 9, name: 'Hail', selected: false, sources: [], years: [], levels: [] },
        ],
      },
      {
        parent: { id: 4, name: 'Spring', selected: true, isChildSelected: true },
        children: [
          { id: 7, name: 'Rain', selected: true, sources: [2], years: ['2018'], levels: ['National'] },
        ],
      },
    ],
    surveyArray: [
      { parent: { classification: 'ROUTINE' }, children: [] },
      { parent: { classification: 'SURVEY' }, children: [{ id: 2, short_name: 'SNOW', selected: true }] },
    ],
    sectionsArray: [
      { id: 0, name: 'Indicator Overview', active: true, isShow: true },
      { id: 2, name: 'Indicator Comparison', active: false, isShow: false },
      { id: 1, name: 'Zonal Analysis', active: false, isShow: true },
    ],
    notes: ['Rain has no 2021'],
    embedUrl: 'https://example.org/?a=1&b=2',
    allSelected: false,
  }),
  'with spaces and line ends':
    '{\n  "sectionsArray" : [ ] ,\r\n\t"composedData": [{"children": [{"id": 7}]}] }\n',
  'with the keys in another order':
    '{"sectionsArray":[{"name":"Scorecard"}],"surveyArray":[],"dashboardDetails":{"category":"c","name":"n"}}',
  'nothing but braces': '{}',
  'titles in other letters, with blanks, and twice':
    '{"sectionsArray":[{"name":" zonal ANALYSIS "},{"name":"Multi-Source Comparison"},{"name":"Zonal Analysis"}]}',
  'a section without a known title that is hidden': '{"sectionsArray":[{"name":"Ranking","isShow":false}]}',
  'every section that there is': JSON.stringify({
    sectionsArray: sections(
      ...['Indicator Overview', 'Zonal Analysis', 'Indicator Comparison', 'Dataset Comparison'],
      ...['Multi-source Comparison', 'Disaggregation', 'Scorecard', 'Data Quality', 'Epidemic Curve'],
    ),
  }),
  'ids twice, in words, with decimals and beyond all numbers':
    '{"composedData":[{"children":[{"id":7},{"id":7.0},{"id":"8"},{"id":7.5},{"id":1e400},{"id":8,"selected":false}]}]}',
  'numbers in other spellings':
    '{"composedData":[{"children":[{"id":7e0},{"id":0.8e1}]}],"zoom":1.50,"large":12345678901234567890}',
  'the same key twice': '{"composedData":[],"composedData":[{"children":[{"id":8}]}]}',
  'escapes, the character 0 and half a character': String.raw`{"dashboardDetails":{"name":"\u00e9 \ud83d\ude00 \u0000 \ud800"},"x":"\/ \\u0041"}`,
  'letters of many languages':
    '{"dashboardDetails":{"name":"Ọ̀yọ́ ɓ ɗ ƙ 日本 😀"},"note":"\u202eright to left"}',
  'parts of another form':
    '{"composedData":{"7":true},"surveyArray":"2","sectionsArray":7,"dashboardDetails":[]}',
  'names that objects have anyway':
    '{"__proto__":{"a":1},"constructor":{"prototype":{}},"composedData":[null,[],7]}',
  'a long one': JSON.stringify({ composedData: [{ children: chosen(7) }], notes: 'y'.repeat(60_000) }),
}
