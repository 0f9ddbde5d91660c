/** Where the desk reads the notices about contracts, and the key of their lists. */
export const CONTRACT_NOTICES = '/api/admin/contract-notices';
