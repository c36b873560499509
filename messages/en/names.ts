/**
 * What English sentences call things by another name than the catalogue: its name → form. A name stands before a place, as in `Refugees
 * originating in Nigeria`: one that ends with a place of its own would say that its people are there.
 */
export const names: Readonly<Record<string, string>> = {
  'Refugees from Nigeria': 'Refugees originating',
}
