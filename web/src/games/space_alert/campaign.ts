/** Kinds of moves between two missions of a campaign: repairs, the squad, the next threats. */
export const BETWEEN = ["repair", "store", "propose"];
