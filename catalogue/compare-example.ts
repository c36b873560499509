/**
 * What the page of comparisons shows before anybody has chosen: Penta 3 of Kano and the three states most like it by NDHS, all by our ids.
 */
export const COMPARE_EXAMPLE = [27, 25, 28, 26].map((place) => ({ indicator: 18, source: 2, place }))
