/** The dashboard that the product opens with. It stands by itself, so that a first view does not bring the whole menu. */
export const DEFAULT_DASHBOARD = 'Health_Outcomes_and_Service_Coverage'
