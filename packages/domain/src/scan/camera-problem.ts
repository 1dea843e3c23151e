/** Why the camera cannot be used: nobody let it, there is none, something else has it, this browser gives none to a page, or it broke off. */
export type CameraProblem = 'refused' | 'none' | 'in-use' | 'not-supported' | 'broken-off';
