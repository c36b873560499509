/** Every source of an indicator beside the others. */
export const sourceTable = {
  superseded: 'earlier edition',
  title: '{indicator_name} in {place}, every source',
  subtitle: '{Unit}; {heads} and its period',
  numerator: 'Numerator',
  denominator: 'Denominator',
  pieces:
    '{sources, number} sources, {pieces, plural, one {one independent piece} other {# independent pieces}} of evidence.',
  piece:
    '{mark}: {kind, select, survey {one survey, {count, plural, =2 {two tabulations} =3 {three tabulations} other {# tabulations}}} census {one census, told by {count, plural, =2 {two sources} =3 {three sources} other {# sources}}} model {one estimate, told by {count, plural, =2 {two sources} =3 {three sources} other {# sources}}} reports {one set of reports, told by {count, plural, =2 {two sources} =3 {three sources} other {# sources}}} compiled {one compilation, told by {count, plural, =2 {two sources} =3 {three sources} other {# sources}}} other {}}{known, select, yes { ({evidence})} no {} other {}}: {names}.',
  'adds-none':
    '{names} {count, plural, one {takes in what others found and adds} other {take in what others found and add}} no piece.',
  unnamed:
    '{names} {count, plural, one {is} other {are}} compiled from reports that {count, plural, one {its publisher does} other {their publishers do}} not name, and not counted.',
  'marked-as': '{period}, evidence {mark}',
} as const
