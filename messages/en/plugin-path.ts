/** Why a path inside the archive of a plugin cannot be used, as the end of a sentence that begins with it. */
export const pluginPath = {
  'no-name': 'has no name',
  long: 'is longer than {most} characters',
  backslash: 'has a backslash in its path; separate folders with /',
  absolute: 'has an absolute path',
  outside: 'leads out of its folder',
  deep: 'lies more than {most} folders deep',
  hidden: 'is hidden; pack the files without hidden ones',
  device: 'has a name that Windows keeps for devices',
  signs: 'has a name with characters other than letters A to Z, digits, dots, spaces, - and _',
} as const
